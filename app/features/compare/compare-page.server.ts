import { getPageAddress } from "#app/domain/address/page-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import {
  MAX_COMPARED,
  parseVinList,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import { findVisible } from "#app/site/vehicles/gated/visible-vehicle.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCardContext } from "#app/site/vehicles/cards/card-context.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-alt.ts";
import type { ComparedCar, ComparePageData } from "./compare-page-data.ts";
import { buildCompareGroups } from "./compare-rows.server.ts";

type ComparePorts = Pick<AppPorts, "profile" | "clock" | "index" | "inventory">;
type CompareFacts = Pick<
  RequestFacts,
  "gate" | "language" | "savedVins" | "comparedVins" | "visitor"
>;

/** The address is read for this many cars, so that the ones refused beyond the limit can be named. */
const MAX_ASKED = 12;

/** The cars come from the address, else from the visitor's choice; both are shown as this visitor may see them. */
export async function comparePage(
  ports: ComparePorts,
  facts: CompareFacts,
  query: URLSearchParams,
): Promise<ComparePageData> {
  const { profile, index } = ports;
  const { gate, language, savedVins, visitor } = facts;
  const asked = readAskedVins(query) ?? facts.comparedVins;
  const context = buildCardContext(ports, gate, language, visitor.terms);
  const visible = asked.flatMap((vin) => findVisible(ports, gate, vin) ?? []);
  const records = await listRecords(
    ports,
    gate,
    visible.slice(0, MAX_COMPARED).map(({ vin }) => vin),
  );
  const shown = records.flatMap(({ vin }) => index.find(vin) ?? []);
  const cards = presentCards(shown, context);
  const refused = presentCards(visible.slice(MAX_COMPARED), context);
  const areDifferencesAlone = query.get("show") === "differences";
  const groups = buildCompareGroups(records, profile, language, visitor.terms);
  const t = createTranslator(vehiclesCopy, profile.texts[language], language);
  const returnTo = query.get("returnTo");
  const inventoryAddress = getPageAddress("searchVehicles", { language });
  const backTo = returnTo === null ? null : toSafeReturnAddress(returnTo);
  return {
    cars: cards.map((card) => toComparedCar(card, t)),
    groups: areDifferencesAlone
      ? groups
          .map(({ title, rows }) => {
            return { title, rows: rows.filter((row) => row.isDifferent) };
          })
          .filter(({ rows }) => rows.length > 0)
      : groups,
    areDifferencesAlone,
    refused: refused.map(formatFullName),
    missingCount: asked.length - cards.length - refused.length,
    isUnlockOffered: cards.some(
      ({ price }) => price.state === "locked" && price.key === "contact",
    ),
    addAddress: backTo ?? inventoryAddress,
    hasSaved: savedVins.some((vin) => !asked.includes(vin)),
    returnTo: backTo,
  };
}

/** The answer is null where the address names none. */
export function readAskedVins(query: URLSearchParams): VinList | null {
  if (!query.has("vins")) return null;
  return parseVinList(query.getAll("vins").join(","), MAX_ASKED);
}

async function listRecords(
  { profile, index, inventory }: ComparePorts,
  gate: Gate,
  vins: VinList,
) {
  const stocked = await Promise.all(
    vins.map((vin) => inventory.findVehicle(vin)),
  );
  return stocked.flatMap((it) => {
    const listed = it === null ? null : index.find(it.vehicle.vin);
    // This car was sold after the index was made.
    if (it === null || it.goneAtMs !== null || listed === null) return [];
    return (
      presentVehicle(
        toVehicleRecord(it, listed),
        toListGate(gate),
        getPricePolicy(profile),
      ) ?? []
    );
  });
}

function toComparedCar(
  { vin, name, trim, address, picture, price, color }: CardVehicle,
  t: Parameters<typeof formatVehicleAlt>[0],
): ComparedCar {
  const full = formatFullName({ name, trim });
  const alt = formatVehicleAlt(t, full, color, picture.photo === null);
  return { vin, name, trim, address, alt, picture, price };
}

function formatFullName({
  name,
  trim,
}: Pick<CardVehicle, "name" | "trim">): string {
  return trim === null ? name : `${name} ${trim}`;
}
