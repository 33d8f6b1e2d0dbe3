import { pageAddress } from "#app/domain/address/addresses.ts";
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
import {
  type GatedSearch,
  gatedSearch,
} from "#app/site/vehicles/gated-search.ts";
import { presentCards } from "#app/site/vehicles/present-card.ts";
import { appliedFilters, chips } from "./applied-filters.ts";
import { listCopy } from "./copy.ts";
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

/** The list page of a search, as this visitor may see it; null when it has no such page: answer 404. */
export function searchPage(
  ports: SearchPorts,
  gate: Gate,
  asked: InventorySearch,
  language: string = ports.profile.site.defaultLanguage,
): ListPageData | null {
  const { profile, index } = ports;
  const options: AddressOptions = { language };
  const gated = gatedSearch(asked, gate, profile);
  const search = gated.search ?? asked;
  const results = index.search(search);
  const sources = labelSources(profile, results.counts.make_model, language);
  if (search.page > results.pageCount) return null;
  const total = gated.search === null ? 0 : results.total;
  const context: FacetContext = { search, results, sources, options };
  const cards = cardContext(ports, gate, language);
  // Behind a gate that hides groups a search keeps to one of them: it cannot be dropped.
  const isConditionFree = gated.conditions.length === profile.conditions.length;
  const applied = appliedFilters(search, sources, isConditionFree);
  const rescue =
    total > 0 || gated.search === null
      ? null
      : rescueSearch(search, applied, index, sources.t, options);
  const { noun, qualifiers } = searchTitle(search, sources);
  const isEverything = search.condition === "all" && applied.length === 0;
  return {
    title: isEverything
      ? sources.t("title.everything")
      : capitalised(`${noun} ${qualifiers}`.trim()),
    address: formatSearchAddress(search, options),
    formAction: pageAddress("searchVehicles", options),
    total,
    noun,
    qualifiers,
    keywords: search.keywords,
    entries: formEntries(search),
    chips: chips(search, applied, options),
    clearAddress: formatSearchAddress(EVERYTHING, options),
    facets:
      gated.search === null
        ? []
        : facets(context, gated, profile.pricing.lockedPriceBandsDollars),
    sort: search.sort,
    sortOptions: profile.search.sortOptions.filter(
      (it) => !gated.arePricesLocked || !it.startsWith("price"),
    ),
    arePricesLocked: gated.arePricesLocked,
    vehicles: total === 0 ? [] : presentCards(results.vehicles, cards),
    pages: total === 0 ? null : pagesOf(search, results, options),
    rescue: rescue && {
      drops: rescue.drops,
      nearest: presentCards(rescue.nearest, cards),
    },
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
    t: translator(listCopy, profile.texts[languageKey], language),
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
