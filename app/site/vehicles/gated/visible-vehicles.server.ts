import { setImmediate } from "node:timers/promises";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  isHidden,
  type PresentedVehicle,
  presentVehicle,
  toVehicleRecord,
  type VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import {
  type SitemapEntry,
  formatSitemapInstant,
} from "#app/domain/search-engines/sitemap-xml.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import {
  buildCards,
  type CardFacts,
} from "#app/site/vehicles/cards/present-cards.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { buildListPicture } from "#app/site/vehicles/vehicle-pictures.server.ts";
import { createGatedIndex, findSimilarBehindGate } from "./gated-index.ts";

type CardPorts = Pick<AppPorts, "index" | "profile" | "clock">;

/** Null stands for a vehicle that is not for sale, and for one that this visitor may not know of. */
export function findVisible(
  { index }: Pick<AppPorts, "index">,
  gate: Gate,
  vin: string,
): ListedVehicle | null {
  const vehicle = index.find(vin);
  return vehicle === null || isHidden(vehicle.condition, toListGate(gate))
    ? null
    : vehicle;
}

/** `goneAtMs` is null while the vehicle is for sale. */
export interface VisibleRecord {
  readonly vehicle: PresentedVehicle<VehicleRecord>;
  readonly goneAtMs: number | null;
}

/**
 * Null stands for a VIN that was never here, and for a vehicle that this visitor may not know of. A caller that shows the
 * lines of the price names the policy of its language.
 */
export async function findVisibleRecord(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  gate: Gate,
  vin: string,
  policy = getPricePolicy(ports.profile),
): Promise<VisibleRecord | null> {
  const { index } = ports;
  const stocked = await findStockedBehindGate(ports, gate, vin.toUpperCase());
  if (stocked === null) return null;
  const listed = index.find(stocked.vehicle.vin) ?? {
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  };
  const vehicle = presentVehicle(
    toVehicleRecord(stocked, listed),
    gate,
    policy,
  );
  return vehicle && { vehicle, goneAtMs: stocked.goneAtMs };
}

/** Null stands for an unknown, hidden or long gone vehicle, as the vehicle's own page knows it. */
export async function findAskedAbout(
  ports: Pick<AppPorts, "inventory" | "index" | "profile" | "clock">,
  { gate }: Pick<RequestFacts, "gate">,
  vin: string,
): Promise<VisibleRecord | null> {
  const { clock, profile } = ports;
  const found = await findVisibleRecord(ports, gate, vin);
  const goneAtMs = found?.goneAtMs ?? Infinity;
  return clock.nowMs() - goneAtMs > profile.pricing.goneDays * DAY_MS
    ? null
    : found;
}

export function listVisibleCards(
  ports: CardPorts,
  facts: CardFacts,
  vins: VinList,
): readonly CardVehicle[] {
  const found = vins.flatMap(
    (vin) => findVisible(ports, facts.gate, vin) ?? [],
  );
  return buildCards(ports, facts, found);
}

export function listSimilarCards(
  ports: CardPorts,
  facts: CardFacts,
  vehicle: Parameters<InventoryIndex["similar"]>[0],
  count: number,
): readonly CardVehicle[] {
  const similar = findSimilarBehindGate(
    ports.index,
    facts.gate,
    vehicle,
    count,
  );
  return buildCards(ports, facts, similar);
}

/** A batch is a few milliseconds of searching; then other requests get their turn. */
const PAGES_AT_A_TIME = 20;

interface PagesWanted {
  /** It counts from 1. */
  readonly firstPage?: number;
  readonly pageCount?: number;
}

/** Some hundred come at a time, no more than are asked for. An inventory that changes meanwhile shows from there on. */
export async function* listEveryVisible(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
  search: InventorySearch,
  { firstPage = 1, pageCount = Infinity }: PagesWanted = {},
): AsyncGenerator<readonly ListedVehicle[]> {
  const visible = createGatedIndex(index, gate, profile);
  let vehicles: ListedVehicle[] = [];
  let last = firstPage;
  for (let page = firstPage; page <= last; page++) {
    const results = visible.searchVisible({ ...search, page });
    last = Math.min(results.pageCount, firstPage + pageCount - 1);
    vehicles.push(...results.vehicles);
    if ((page - firstPage + 1) % PAGES_AT_A_TIME !== 0 && page < last) continue;
    yield vehicles;
    vehicles = [];
    await setImmediate();
  }
}

/** Null means that the gate hides the vehicle. */
export function toSitemapEntry(
  vehicle: ListedVehicle,
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
): SitemapEntry | null {
  const shown = presentVehicle(
    vehicle,
    toListGate(gate),
    getPricePolicy(profile),
  );
  if (shown === null) return null;
  // The change may be that of a locked price.
  const changedAtMs =
    shown.price.state === "locked" ? null : index.lastChangeAtMs(vehicle.vin);
  return {
    address: getVehicleAddress(vehicle),
    lastChange: changedAtMs === null ? null : formatSitemapInstant(changedAtMs),
    image: buildListPicture(vehicle).photo?.src ?? null,
  };
}
