import { createHash } from "node:crypto";
import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  FILTER_KEYS,
  type FilterKey,
  isMeasuredKey,
  isRangeKey,
} from "#app/domain/inventory/facets.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { FacetCount } from "#app/domain/inventory/results.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { areTermsComplete } from "#app/domain/visitor/pricing-terms.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { capitalize } from "#app/site/page/format.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  buildCardContext,
  getStorePlaces,
} from "#app/site/vehicles/cards/card-context.server.ts";
import { findGateNotice } from "#app/site/gate/gate-notice.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import type { GatedSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { formatListPrint } from "#app/site/vehicles/price/payment-texts.server.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { SaysHead } from "#app/site/head/page-head.server.ts";
import {
  listAppliedFilters,
  buildChips,
} from "#app/features/inventory-search/filters/applied-filters.ts";
import { filterCopy } from "#app/features/inventory-search/filter-copy.ts";
import type { LabelSources } from "#app/features/inventory-search/filter-labels.ts";
import { listFormEntries } from "./form-entries.ts";
import type {
  Facet,
  ListPageData,
} from "#app/features/inventory-search/list-page-data.ts";
import { listDescription, listLeftOut, listHead } from "./list-head.server.ts";
import { formatMakeModelName } from "./make-model-name.ts";
import { findPages } from "#app/features/inventory-search/paging/pages.ts";
import { buildPaymentFacet } from "#app/features/inventory-search/facets/payment-facet.server.ts";
import { buildPaymentPrompt } from "./payment-prompt.server.ts";
import {
  buildPriceBandFacet,
  buildRangeFacet,
} from "#app/features/inventory-search/facets/range-facets.ts";
import { rescueSearch } from "#app/features/inventory-search/rescue/rescue.ts";
import { buildSearchTitle } from "./search-title.ts";
import { describeTerms } from "./terms-words.server.ts";
import { buildConditionFacet } from "#app/features/inventory-search/facets/condition-facet.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import { buildValueFacet } from "#app/features/inventory-search/facets/value-facets.ts";

type SearchPorts = Pick<AppPorts, "profile" | "clock" | "index">;

interface SearchPageOptions {
  readonly language?: string;
  /** The payments on the cards go by these terms. */
  readonly visitorTerms?: PricingTerms | null;
}

/**
 * This is the list page of a search as this visitor may see it; it is null when the search has no such page,
 * which is answered with 404.
 */
export function searchPage(
  ports: SearchPorts,
  gate: Gate,
  asked: InventorySearch,
  {
    language = ports.profile.site.defaultLanguage,
    visitorTerms = null,
  }: SearchPageOptions = {},
): (ListPageData & SaysHead) | null {
  const { profile, index } = ports;
  const options: AddressOptions = { language };
  const visible = createGatedIndex(index, gate, profile, visitorTerms);
  const gated = visible.searchWithPayments(asked);
  if (gated === null) return null;
  const { search, results, arePricesLocked } = gated;
  const sources = buildLabelSources(
    profile,
    results.counts.make_model,
    language,
  );
  if (search.page > results.pageCount) return null;
  const { total } = results;
  const context: FacetContext = { search, results, sources, options };
  const cards = buildCardContext(ports, gate, language, visitorTerms);
  const applied = listAppliedFilters(search, sources, true);
  const rescue = rescueSearch(context, applied, {
    // A loosened search may reach vehicles that this one does not, so it passes the gate anew.
    search: (loosened) => visible.searchVisible(loosened),
  });
  const { noun, qualifiers } = buildSearchTitle(search, sources);
  const isEverything = search.condition === "all" && applied.length === 0;
  const title = isEverything
    ? sources.t("title.everything")
    : capitalize(`${noun} ${qualifiers}`.trim());
  const numberedTitle =
    search.page === 1
      ? title
      : sources.t("title.page", { title, page: search.page });
  const address = formatSearchAddress(search, options);
  const languageKey = language === "es" ? "es" : "en";
  const vehicles = total === 0 ? [] : presentCards(results.vehicles, cards);
  const nearest = rescue === null ? [] : presentCards(rescue.nearest, cards);
  const ownTerms = areTermsComplete(visitorTerms) ? visitorTerms : null;
  const terms = describeTerms(
    ports,
    getStandingTerms(profile.estimator, arePricesLocked ? null : ownTerms),
    search.condition === "all" ? gated.conditions : [search.condition],
    sources.t,
    languageKey,
  );
  const everything = formatSearchAddress(EVERYTHING, options);
  return {
    sayHead: listHead({
      title,
      numberedTitle,
      leftOut: listLeftOut(
        search,
        results,
        profile.conditions,
        // A locked filter does not narrow the list.
        formatSearchAddress(asked, options) === address,
      ),
      vehicles,
      description: listDescription(search, results, profile, {
        noun,
        qualifiers,
        t: sources.t,
      }),
      everything: isEverything
        ? null
        : { label: sources.t("title.everything"), href: everything },
    }),
    title: numberedTitle,
    address,
    edition: {
      version: results.version,
      gate: JSON.stringify(gate),
      terms: ownTerms === null ? "" : hashTerms(ownTerms),
    },
    formAction: getSearchFormAddress(options),
    total,
    noun,
    qualifiers,
    keywords: search.keywords,
    entries: listFormEntries(search),
    chips: buildChips(search, applied, options),
    clearAddress: everything,
    facets: listFacets(context, gated, profile.pricing, terms),
    sort: search.sort,
    sortOptions: profile.search.sortOptions.filter(
      (it) => !arePricesLocked || !it.startsWith("price"),
    ),
    arePricesLocked,
    gateNotice: findGateNotice(gate, {
      arePricesLocked,
      hasHiddenGroups: gated.conditions.length < profile.conditions.length,
    }),
    vehicles,
    pages: total === 0 ? null : findPages(search, results, options),
    rescue: rescue && { ...rescue, nearest },
    smallPrint: formatListPrint(profile, languageKey, [
      ...vehicles,
      ...nearest,
    ]),
    paymentPrompt:
      total === 0
        ? null
        : buildPaymentPrompt(
            {
              address,
              ownTerms: ownTerms === null ? null : terms,
              arePricesLocked,
            },
            sources.t,
          ),
  };
}

/** The mark goes into the tab's session store, where nobody's terms belong. */
function hashTerms(terms: PricingTerms): string {
  const hash = createHash("sha256").update(JSON.stringify(terms));
  return hash.digest("base64url").slice(0, 12);
}

/** Spec §3, filter priority order: payment stands beside price, and store and condition come after it. */
function listFacets(
  context: FacetContext,
  { conditions, arePricesLocked }: GatedSearch,
  {
    lockedPriceBandsDollars,
    paymentBandsDollars,
  }: Pick<
    StoreProfile["pricing"],
    "lockedPriceBandsDollars" | "paymentBandsDollars"
  >,
  terms: string,
): readonly Facet[] {
  const buildFacet = (key: FilterKey): Facet | null => {
    if (!isRangeKey(key)) return buildValueFacet(key, context);
    if (!isMeasuredKey(key))
      return buildPaymentFacet(context, {
        paymentBandsDollars,
        arePricesLocked,
        terms,
      });
    return key === "price" && arePricesLocked
      ? buildPriceBandFacet(lockedPriceBandsDollars, context)
      : buildRangeFacet(key, context);
  };
  return [
    ...FACET_ORDER.map(buildFacet),
    buildConditionFacet(context, conditions),
  ].filter((facet) => facet !== null);
}

const FACET_ORDER: readonly FilterKey[] = FILTER_KEYS.flatMap((key) =>
  key === "price" ? [key, "payment"] : key === "payment" ? [] : key,
);

function buildLabelSources(
  profile: StoreProfile,
  makeModelCounts: readonly FacetCount[],
  language: string,
): LabelSources {
  const languageKey = language === "es" ? "es" : "en";
  return {
    t: createTranslator(filterCopy, profile.texts[languageKey], language),
    places: getStorePlaces(profile),
    bodyStyleNames: new Map(
      profile.search.bodyStyles.map(({ value, name }) => [
        value,
        name[languageKey],
      ]),
    ),
    formatMakeModelName: (value) => formatMakeModelName(value, makeModelCounts),
  };
}
