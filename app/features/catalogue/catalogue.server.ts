import { createHash } from "node:crypto";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  toVehicleRecord,
  type VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import {
  getPricePolicy,
  getCatalogueRules,
} from "#app/site/store/profile-rules.ts";
import {
  findVisible,
  listEveryVisible,
  toSitemapEntry,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import {
  createGatedIndex,
  type GatedAnswer,
} from "#app/site/vehicles/gated/gated-index.ts";
import { addPayments } from "#app/site/vehicles/gated/payment-order.ts";
import { withOpenPhotos } from "./open-photos.server.ts";
import {
  buildFormsAnswer,
  buildOffersAnswer,
  buildStoreAnswer,
} from "./catalogue-store.ts";
import { type ParameterFault, parseCatalogueQuery } from "./catalogue-query.ts";

export interface CatalogueCall {
  /** Null stands for the whole group. */
  readonly storeId: string | null;
  /** This is the part of the path after `/website/`. */
  readonly resource: string;
  readonly query: URLSearchParams;
}

/** The JSON is produced while it is sent; the tag changes whenever the JSON may have changed. */
interface WrittenList {
  readonly pieces: AsyncIterable<string>;
  readonly tag: string;
}

export type CatalogueAnswer =
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 200; readonly list: WrittenList }
  | { readonly status: 400; readonly faults: readonly ParameterFault[] }
  | { readonly status: 404 };

type CataloguePorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "index" | "inventory" | "clock"
>;

/** Spec §7, catalogue API: programs get the same inventory, filters, counts and gate as the pages. */
export async function answerCatalogue(
  ports: CataloguePorts,
  request: OfferRequest,
  call: CatalogueCall,
): Promise<CatalogueAnswer> {
  const { resource } = call;
  const { gate } = request;
  if (resource === "vehicles")
    return answerSearch(ports, gate, call, (answer) => ({
      body: listVehicles(ports, gate, answer),
    }));
  if (resource === "vehicles/sitemap")
    return answerSearch(ports, gate, call, (answer) => ({
      list: buildAddressList(ports, gate, answer),
    }));
  if (resource === "filters")
    return answerSearch(ports, gate, call, (answer) => {
      const { version, total } = answer.results;
      return { body: { version, total, ...buildFacets(answer, ports) } };
    });
  if (resource === "offers")
    return buildOffersAnswer(ports, {
      ...request,
      storeId: call.storeId ?? request.storeId,
    });
  if (resource === "forms") return buildFormsAnswer(ports);
  if (resource === "store") return buildStoreAnswer(ports, call.storeId);
  const vin = /^vehicles\/([A-Z0-9]{17})$/.exec(resource)?.[1];
  return vin === undefined
    ? { status: 404 }
    : findVehicle(ports, gate, call, vin);
}

function listVehicles(
  ports: CataloguePorts,
  gate: Gate,
  answer: GatedAnswer,
): unknown {
  const { results } = answer;
  const { version, total, page, pageCount } = results;
  return {
    version,
    total,
    page,
    pageCount,
    pageSize: PAGE_SIZE,
    vehicles: results.vehicles.flatMap((it) => presentWithUrl(ports, gate, it)),
    ...buildFacets(answer, ports),
  };
}

function buildFacets(
  { results, arePricesLocked, unanswered }: GatedAnswer,
  { profile }: CataloguePorts,
) {
  const { price, ...ranges } = results.rangeFacets;
  return {
    unanswered,
    conditions: results.conditionCounts,
    filters: results.counts,
    ranges: arePricesLocked ? ranges : { price, ...ranges },
    payments: {
      terms: getPaymentTerms(profile),
      counts: results.ceilingCounts.map((count, at) => ({
        max: profile.pricing.paymentBandsDollars[at],
        count,
      })),
    },
  };
}

/** A program has no terms of its own, so payments always use the store's defaults (Assumption A45). */
function getPaymentTerms({ estimator }: CataloguePorts["profile"]) {
  const { down, tradeEquityDollars, creditScore, financeTermMonths } =
    getStandingTerms(estimator, null);
  return {
    down,
    tradeEquityDollars,
    creditScore,
    termMonths: financeTermMonths,
  };
}

async function findVehicle(
  ports: CataloguePorts,
  gate: Gate,
  { storeId }: CatalogueCall,
  vin: string,
): Promise<CatalogueAnswer> {
  const listed = findVisible(ports, gate, vin);
  if (listed === null || (storeId !== null && listed.storeId !== storeId))
    return { status: 404 };
  const stocked = await findStockedBehindGate(ports, toListGate(gate), vin);
  if (stocked === null || stocked.goneAtMs !== null) return { status: 404 };
  const record = toVehicleRecord(stocked, listed);
  const [body] = presentWithUrl(ports, gate, record);
  return body === undefined ? { status: 404 } : { status: 200, body };
}

function presentWithUrl(
  ports: CataloguePorts,
  gate: Gate,
  vehicle: ListedVehicle | VehicleRecord,
) {
  const shown = presentVehicle(
    vehicle,
    toListGate(gate),
    getPricePolicy(ports.profile),
  );
  if (shown === null) return [];
  return [
    {
      ...withOpenPhotos(shown, ports.siteUrl),
      url: ports.siteUrl + getVehicleAddress(vehicle),
    },
  ];
}

/** A 400 names what is wrong, a 404 stands for what the gate hides. */
async function answerSearch(
  { profile, index }: CataloguePorts,
  gate: Gate,
  { storeId, query }: CatalogueCall,
  found: (
    answer: GatedAnswer,
  ) => { readonly body: unknown } | { readonly list: WrittenList },
): Promise<CatalogueAnswer> {
  const parsed = parseCatalogueQuery(query, getCatalogueRules(profile));
  if (!parsed.ok) return { status: 400, faults: parsed.faults };
  const asked = addPayments(
    limitToStore(parsed.search, storeId),
    profile,
    null,
  );
  const answer = createGatedIndex(index, gate, profile).searchWithPayments(
    asked,
  );
  if (answer === null) return { status: 404 };
  return { status: 200, ...found(answer) };
}

function limitToStore(search: InventorySearch, storeId: string | null) {
  if (storeId === null) return search;
  return { ...search, values: { ...search.values, store: [storeId] } };
}

/** Spec §7: the list holds every vehicle that a search finds, with the facts of the sitemap. */
function buildAddressList(
  ports: CataloguePorts,
  gate: Gate,
  answer: GatedAnswer,
): WrittenList {
  const { search, results } = answer;
  const parts = [ports.siteUrl, gate, results.version, results.total, search];
  return {
    pieces: writeAddresses(ports, gate, answer),
    tag: createHash("sha1").update(JSON.stringify(parts)).digest("base64url"),
  };
}

async function* writeAddresses(
  ports: CataloguePorts,
  gate: Gate,
  { search, results }: GatedAnswer,
): AsyncGenerator<string> {
  let before = "";
  yield `{"total":${results.total},"vehicles":[`;
  for await (const vehicles of listEveryVisible(ports, gate, search)) {
    const items = vehicles.flatMap((vehicle) => {
      const entry = toSitemapEntry(vehicle, ports, gate);
      if (entry === null) return [];
      const { vin, listedOn } = vehicle;
      const url = ports.siteUrl + entry.address;
      return [
        JSON.stringify({ vin, url, listedOn, lastmod: entry.lastChange }),
      ];
    });
    if (items.length === 0) continue;
    yield before + items.join(",");
    before = ",";
  }
  yield "]}";
}
