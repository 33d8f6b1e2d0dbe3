import {
  getEmailVehicleAddress,
  getVehicleAddress,
  getVehicleFormAddress,
} from "#app/domain/address/vehicle-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  findAskedAbout,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { inquiryCopy } from "./copy.ts";
import { emailVehicleForm } from "./email-vehicle-form.ts";

type EmailVehiclePorts = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "inventory" | "formTokens"
>;

export type EmailVehiclePageData = Exclude<
  Awaited<ReturnType<typeof emailVehiclePage>>,
  null
>;

/** Null stands for a vehicle that this visitor cannot know; one that was sold has its own page to say so. */
export async function emailVehiclePage(
  ports: EmailVehiclePorts,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor" | "storeId">,
  { vin, isSent }: { readonly vin: string; readonly isSent: boolean },
) {
  const { language, visitor } = facts;
  const asked = await findAskedAbout(ports, facts, vin);
  if (asked === null) return null;
  const { vehicle, goneAtMs } = asked;
  const form = emailVehicleForm;
  return {
    isSold: goneAtMs !== null,
    isSent,
    action: getEmailVehicleAddress(vehicle.vin, { language }),
    token: ports.formTokens.issue(form.name),
    name: formatFullVehicleName(vehicle),
    vehicleAddress: getVehicleAddress(vehicle, { language }),
    availabilityAddress: getVehicleFormAddress(
      vehicle.vin,
      "check-availability",
      { language },
    ),
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
    storeId: vehicle.storeId,
    defaults: { email: visitor.email },
    card: listVisibleCards(ports, facts, [vehicle.vin]),
  };
}

export function emailVehicleHead(
  { name, isSent }: EmailVehiclePageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(inquiryCopy, site);
  if (isSent) return { title: t("email.sentTitle"), description: null };
  return {
    title: t("email.title", { vehicle: name }),
    hasOwnTitle: true,
    description: null,
  };
}
