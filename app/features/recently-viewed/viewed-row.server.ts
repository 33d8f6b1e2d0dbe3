import { mayKeepViewed } from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { presentPriceHistory } from "#app/domain/gate/present-price-history.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { listVisibleCards } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { findDropDay } from "./drop-day.ts";
import { MOST_IN_ROW } from "./most-in-row.ts";

/** What a returning shopper finds on top of the home page. */
export interface ViewedRow {
  readonly vehicles: readonly CardVehicle[];
  /** The newest of them whose price fell; null when none did, or when prices are private. */
  readonly drop: {
    readonly name: string;
    readonly dollars: number;
    /** It reads "Tuesday" within a week, else "Nov 3". */
    readonly day: string;
  } | null;
}

/** Null for a shopper who looked at none that is still here, or does not let the browser keep them. */
export async function viewedRow(
  ports: Pick<AppPorts, "index" | "inventory" | "profile" | "clock">,
  facts: Pick<
    RequestFacts,
    "gate" | "visitor" | "language" | "consent" | "viewedVins"
  >,
): Promise<ViewedRow | null> {
  if (!mayKeepViewed(facts.consent)) return null;
  const vehicles = listVisibleCards(ports, facts, facts.viewedVins).slice(
    0,
    MOST_IN_ROW,
  );
  return vehicles.length === 0
    ? null
    : { vehicles, drop: await findDrop(ports, facts, vehicles) };
}

async function findDrop(
  ports: Pick<AppPorts, "index" | "inventory" | "profile" | "clock">,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  vehicles: readonly CardVehicle[],
): Promise<ViewedRow["drop"]> {
  const { profile, clock } = ports;
  for (const { vin, name, price, storeId } of vehicles) {
    if (price.state !== "shown" || price.dropDollars <= 0) continue;
    const stocked = await findStockedBehindGate(ports, gate, vin);
    const changes =
      stocked && presentPriceHistory(stocked, gate, getPricePolicy(profile));
    const store = profile.stores.find(({ id }) => id === storeId);
    if (store === undefined) continue;
    const day = findDropDay(changes ?? [], price.dropDollars, {
      timeZone: store.timeZone,
      language,
      nowMs: clock.nowMs(),
    });
    if (day !== null) return { name, dollars: price.dropDollars, day };
  }
  return null;
}
