import type { ComponentProps } from "react";
import type { RequestFacts } from "#app/request-facts.ts";
import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { buildIndex } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { type InventorySearch } from "#app/domain/inventory/search.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import {
  getPricePolicy,
  getSearchAddressRules,
} from "#app/site/store/profile-rules.ts";
import { loadSiteView } from "#app/site/head/site-view.server.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { unpackPageData } from "#app/site/page/page-data.ts";
import { listHead } from "#app/features/inventory-search/page/list-head.server.ts";
import { listPage } from "#app/features/inventory-search/page/list-page.server.ts";
import { ListPage } from "#app/features/inventory-search/page/list-page.tsx";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { sampleSiteView } from "./sample-site-view.ts";
import { STRANGER_FACTS } from "./stranger-facts.ts";
import { aStockedVehicle } from "./vehicles.ts";

const NOW_MS = Date.UTC(2026, 10, 21);
const FOLDER = fileURLToPath(
  new URL("../../profiles/franchise", import.meta.url),
);
const loaded = loadStoreProfile(FOLDER, NOW_MS);
if (!loaded.ok) throw new Error("The sample profile is faulty.");
const { profile } = loaded;
const clock = { nowMs: () => NOW_MS };
const zipPlaces = createZipPlaces();
/** The first store of the sample profile, and the others. */
export const [STORE_ID = "", ...OTHER_STORE_IDS] = profile.stores.map(
  ({ id }) => id,
);

/** An index over these vehicles behind the franchise sample profile. */
export async function portsWith(vehicles: readonly Partial<Vehicle>[]) {
  const stocked = vehicles.map((it, at) =>
    aStockedVehicle({
      vin: `1HGCV1F34LA${100_000 + at}`,
      storeId: STORE_ID,
      ...it,
    }),
  );
  const rules = {
    ...getPricePolicy(profile),
    premiumFeatureKeys: ["heated-seats", "sunroof", "third-row"] as const,
    premiumMinCount: 3,
    priceDropMinCents: 10_000,
    priceDropDays: 30,
    photoSources: { allowedHosts: ["photos.example"], baseUrl: null },
  };
  const index = createInventoryIndex(
    await buildIndex([stocked], rules, 1, NOW_MS),
  );
  return { profile, clock, index, zipPlaces };
}

/** A sedan, a truck and two SUVs of two makes; one is new. */
export const CARS = [
  {
    make: "Honda",
    model: "CR-V",
    bodystyle: "suvs",
    salePriceCents: 2_000_000,
  },
  {
    make: "Honda",
    model: "Civic",
    bodystyle: "sedans",
    salePriceCents: 1_500_000,
  },
  {
    make: "Ford",
    model: "F-150",
    bodystyle: "trucks",
    salePriceCents: 4_871_300,
  },
  {
    make: "Ford",
    model: "Explorer",
    bodystyle: "suvs",
    condition: "new",
    salePriceCents: 4_000_000,
  },
] as const;

/** Follows the codec to the canonical address. */
export function searchAt(address: string): InventorySearch {
  const url = new URL(address, "http://localhost");
  const parsed = parseSearchAddress(
    url.pathname.split("/").slice(2),
    url.searchParams,
    getSearchAddressRules(profile),
  );
  if (parsed.kind === "redirect") return searchAt(parsed.location);
  if (parsed.kind === "not-found") throw new Error(`No search: ${address}`);
  return parsed.search;
}

/** The list page of an address, as its loader hands it over. */
export async function pageAt(
  address: string,
  gate: Gate = OPEN_GATE,
  vehicles: readonly Partial<Vehicle>[] = CARS,
  visitorTerms: PricingTerms | null = null,
  place: RequestFacts["place"] = null,
  said: string | null = null,
): Promise<ListPageData> {
  const { visitor } = STRANGER_FACTS;
  const page = listPage(
    await portsWith(vehicles),
    {
      ...STRANGER_FACTS,
      gate,
      place,
      visitor: { ...visitor, terms: visitorTerms },
    },
    { search: searchAt(address), said },
  );
  if (page === null) throw new Error(`${address} has no page.`);
  return page;
}

export function getTitle(page: ListPageData): string {
  return listHead(page, sampleSiteView()).title;
}

export const titleAt = async (address: string) =>
  getTitle(await pageAt(address));

/** The page as the server writes it, without the shell around it. */
export async function renderHtml(
  page: ListPageData,
  words: ComponentProps<typeof ListPage>["words"] = null,
): Promise<string> {
  const view = await loadSiteView(
    {
      profile,
      clock,
      zipPlaces,
      siteUrl: "http://localhost",
      inventory: { readLastImportAtMs: async () => NOW_MS },
    },
    { ...STRANGER_FACTS, storeId: STORE_ID },
  );
  return renderToString(
    <MemoryRouter initialEntries={[page.address]}>
      <SiteContext value={unpackPageData(view)}>
        <ListPage page={page} words={words} />
      </SiteContext>
    </MemoryRouter>,
  );
}
