import { pageAddress } from "#app/domain/address/page-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  FILTER_KEYS,
  type FilterKey,
  type InventorySearch,
  type RangeKey,
  RANGE_KEYS,
} from "#app/domain/inventory/search.ts";
import type { FacetCount } from "#app/domain/inventory/results.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { translator } from "#app/site/texts/copy.ts";
import {
  cardContext,
  placesOf,
} from "#app/site/vehicles/card-context.server.ts";
import { gateNoticeOf } from "#app/site/gate/gate-notice.ts";
import { gatedIndex } from "#app/site/vehicles/gated-index.ts";
import type { GatedSearch } from "#app/site/vehicles/gated-search.ts";
import { presentCards } from "#app/site/vehicles/present-card.ts";
import { appliedFilters, chips } from "./applied-filters.ts";
import { filterCopy } from "./filter-copy.ts";
import type { LabelSources } from "./filter-labels.ts";
import { formEntries } from "./form-entries.ts";
import type { Facet, ListPageData } from "./list-page-data.ts";
import { makeModelName } from "./make-model-name.ts";
import { pagesOf } from "./pages.ts";
import { priceBandFacet, rangeFacet } from "./range-facets.ts";
import { rescueSearch } from "./rescue.ts";
import { capitalised, searchTitle } from "./search-title.ts";
import { conditionFacet } from "./condition-facet.ts";
import type { FacetContext } from "./facet-options.ts";
import { valueFacet } from "./value-facets.ts";

type SearchPorts = Pick<AppPorts, "profile" | "clock" | "index">;

interface SearchPageOptions {
  readonly language?: string;
  /** Where payments are made personal, once there is such a page. */
  readonly paymentPromptAddress?: string | null;
}

/** The list page of a search, as this visitor may see it; null when it has no such page: answer 404. */
export function searchPage(
  ports: SearchPorts,
  gate: Gate,
  asked: InventorySearch,
  {
    language = ports.profile.site.defaultLanguage,
    paymentPromptAddress = null,
  }: SearchPageOptions = {},
): ListPageData | null {
  const { profile, index } = ports;
  const options: AddressOptions = { language };
  const visible = gatedIndex(index, gate, profile);
  const gated = visible.search(asked);
  if (gated === null) return null;
  const { search, results } = gated;
  const sources = labelSources(profile, results.counts.make_model, language);
  if (search.page > results.pageCount) return null;
  const { total } = results;
  const context: FacetContext = { search, results, sources, options };
  const cards = cardContext(ports, gate, language);
  const applied = appliedFilters(search, sources, true);
  const rescue = rescueSearch(context, applied, {
    // A loosened search may reach vehicles that this one does not: it passes the gate anew.
    search: (loosened) => visible.searchVisible(loosened),
  });
  const { noun, qualifiers } = searchTitle(search, sources);
  const isEverything = search.condition === "all" && applied.length === 0;
  const title = isEverything
    ? sources.t("title.everything")
    : capitalised(`${noun} ${qualifiers}`.trim());
  return {
    title:
      search.page === 1
        ? title
        : sources.t("title.page", { title, page: search.page }),
    address: formatSearchAddress(search, options),
    edition: {
      version: results.version,
      gate: JSON.stringify(gate),
    },
    formAction: pageAddress("searchVehicles", options),
    total,
    noun,
    qualifiers,
    keywords: search.keywords,
    entries: formEntries(search),
    chips: chips(search, applied, options),
    clearAddress: formatSearchAddress(EVERYTHING, options),
    facets: facets(context, gated, profile.pricing.lockedPriceBandsDollars),
    sort: search.sort,
    sortOptions: profile.search.sortOptions.filter(
      (it) => !gated.arePricesLocked || !it.startsWith("price"),
    ),
    arePricesLocked: gated.arePricesLocked,
    gateNotice: gateNoticeOf(gate, {
      arePricesLocked: gated.arePricesLocked,
      hasHiddenGroups: gated.conditions.length < profile.conditions.length,
    }),
    vehicles: total === 0 ? [] : presentCards(results.vehicles, cards),
    pages: total === 0 ? null : pagesOf(search, results, options),
    rescue: rescue && {
      ...rescue,
      nearest: presentCards(rescue.nearest, cards),
    },
    paymentPromptAddress: total === 0 ? null : paymentPromptAddress,
  };
}

/** Spec §3, filter priority order; store and condition after it. */
function facets(
  context: FacetContext,
  { conditions, arePricesLocked }: GatedSearch,
  bandsDollars: readonly number[],
): readonly Facet[] {
  const facetOf = (key: FilterKey): Facet | null => {
    if (key === "price" && arePricesLocked)
      return priceBandFacet(bandsDollars, context);
    if (isRangeKey(key)) return rangeFacet(key, context);
    const facet = valueFacet(key, context);
    return facet !== null && key === "great_deals" && arePricesLocked
      ? withoutPriceDrops(facet)
      : facet;
  };
  return [
    ...FILTER_KEYS.map(facetOf),
    conditionFacet(context, conditions),
  ].filter((facet) => facet !== null);
}

function isRangeKey(key: FilterKey): key is RangeKey {
  return RANGE_KEYS.some((it) => it === key);
}

function withoutPriceDrops<F extends { options: readonly { value: string }[] }>(
  facet: F,
): F {
  return {
    ...facet,
    options: facet.options.filter(({ value }) => value !== "price_drop"),
  };
}

function labelSources(
  profile: StoreProfile,
  makeModelCounts: readonly FacetCount[],
  language: string,
): LabelSources {
  const languageKey = language === "es" ? "es" : "en";
  return {
    t: translator(filterCopy, profile.texts[languageKey], language),
    places: placesOf(profile),
    bodyStyleNames: new Map(
      profile.search.bodyStyles.map(({ value, name }) => [
        value,
        name[languageKey],
      ]),
    ),
    makeModelName: (value) => makeModelName(value, makeModelCounts),
  };
}
