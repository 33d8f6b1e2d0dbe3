import { addLanguage } from "#app/domain/address/printed-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import {
  getVehicleAnchor,
  getSavedVehiclesAddress,
  parseVin,
  parseVinList,
  save,
  SAVED_PATH,
  takeOut,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import { redirectWithShortlist } from "#app/site/saved-vehicles/shortlist-answer.server.ts";
import { findVisible } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import {
  track,
  type TrackFacts,
  type TrackPorts,
} from "#app/site/tracking/track.server.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";

type ChangePorts = TrackPorts & Pick<AppPorts, "hasTls" | "index">;
type ChangeFacts = TrackFacts &
  Pick<RequestFacts, "savedVins" | "gate" | "hasCookies" | "language">;

/** The press of a save button, of "remove" or of "clear all" leads back to where it was. */
export async function changeSaved(
  ports: ChangePorts,
  facts: ChangeFacts,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response> {
  // The body is broken or has no form's content type.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const { savedVins, language } = facts;
  const list = addLanguage(SAVED_PATH, language);
  const answer = (location: string, vins: VinList, flash?: FlashKey) =>
    redirectWithShortlist(ports, facts, "saved", vins, location, flash);

  if (form.get("clear") === "1") return answer(list, []);
  const forgotten = parseVinList(String(form.get("forget") ?? ""), Infinity);
  if (forgotten.length > 0)
    return answer(
      list,
      savedVins.filter((vin) => !forgotten.includes(vin)),
      "vehicleRemoved",
    );

  const added = parseVin(form.get("save"));
  const vin = added ?? parseVin(form.get("remove"));
  if (vin === null) return refuseUnreadableForm();
  const location = `${toSafeReturnAddress(form.get("returnTo"))}#${getVehicleAnchor(vin)}`;
  if (added === null)
    return answer(location, takeOut(savedVins, vin).vins, "vehicleRemoved");
  const { kind, vins } = save(savedVins, vin);
  if (kind === "full") return answer(location, vins, "savedFull");
  if (!savedVins.includes(vin)) await report(ports, facts, vin);
  // A list that no cookie keeps has an address all the same.
  const here = addLanguage(getSavedVehiclesAddress([vin]), language);
  const next = askForCookies(facts, url, { next: location, here });
  return answer(next, vins, "vehicleSaved");
}

/** Any VIN may be saved, so that an answer reveals nothing of hidden ones; only a visible one is reported. */
async function report(
  ports: ChangePorts,
  facts: ChangeFacts,
  vin: string,
): Promise<void> {
  const vehicle = findVisible(ports, facts.gate, vin);
  if (vehicle === null) return;
  const { year, make, model } = vehicle;
  await track(ports, facts, {
    name: "AddToWishlist",
    path: SAVED_PATH,
    vehicle: { vin, year, make, model },
    leadType: null,
  });
}
