import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { joinTexts } from "#app/domain/list-words.ts";
import { toListGate } from "#app/domain/gate/gate.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { findShopperDistances } from "#app/site/store/shopper-distances.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { createHash } from "node:crypto";
import { getSearchAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import {
  EVERYTHING,
  type InventorySearch,
  isPriceSort,
  type SortKey,
  type WordSwap,
} from "#app/domain/inventory/search.ts";
import { keepWords } from "#app/domain/search-address/kept-words.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  areTermsComplete,
  type PricingTerms,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import { listFacets } from "#app/features/inventory-search/facets/listed-facets.ts";
import { listAppliedFilters } from "#app/features/inventory-search/filters/applied-filters.ts";
import {
  findPages,
  type FormatAddress,
} from "#app/features/inventory-search/address-patterns.ts";
import type {
  Chip,
  ListPageData,
} from "#app/features/inventory-search/list-page-data.ts";
import { describeRescue } from "#app/features/inventory-search/rescue/rescue-words.ts";
import { sayTrade } from "#app/features/inventory-search/terms/trade-note.ts";
import { rescueSearch } from "#app/features/inventory-search/rescue/rescue.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { createValueNames } from "#app/site/search/value-names.server.ts";
import {
  buildCards,
  hideArrivals,
} from "#app/site/vehicles/cards/present-cards.server.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { addPayments } from "#app/site/vehicles/gated/payment-order.ts";
import { formatListPrint } from "#app/site/vehicles/price/payment-texts.server.ts";
import { buildInlineTerms } from "#app/features/inventory-search/terms/inline-terms.server.ts";
import { describeTerms } from "#app/features/inventory-search/terms/standing-terms.server.ts";
import { listFormEntries } from "./form-entries.ts";
import { findLeftOut } from "./list-head.server.ts";
import { findListNote, findListNotice } from "./list-note.server.ts";
import { buildListTitle } from "#app/features/inventory-search/search-title.ts";

/** Cars are sold between two taps, so a page behind the last one leads to it; null where the page is there. */
export function findLastPageAddress(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  {
    gate,
    language,
    visitor,
  }: Pick<RequestFacts, "gate" | "language" | "visitor">,
  { search: asked }: { readonly search: InventorySearch },
): string | null {
  if (asked.page === 1) return null;
  const visible = createGatedIndex(index, gate, profile, visitor.terms);
  const pageCount = visible.search(asked)?.results.pageCount ?? Infinity;
  return asked.page > pageCount
    ? formatSearchAddress({ ...asked, page: pageCount }, { language })
    : null;
}

/** A condition comes with the list that was searched, whatever the words say. */
function saysWordsAlone({ keywords, values, ranges }: InventorySearch) {
  return (
    keywords !== null &&
    Object.keys(values).length + Object.keys(ranges).length === 0
  );
}

/** Null means that the search has no such page. */
export function listPage(
  ports: Pick<AppPorts, "profile" | "clock" | "index" | "zipPlaces">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor" | "place">,
  {
    search: asked,
    said = null,
    listExamples = () => [],
  }: {
    readonly search: InventorySearch;
    /** A list that a sentence led to keeps it beside the filters that somebody changes. */
    readonly said?: string | null;
    /** What the store suggests where a search of words alone was not understood (Assumption A424). */
    readonly listExamples?: () => readonly Chip[];
  },
): ListPageData | null {
  const { profile, index } = ports;
  const { gate, language, visitor } = facts;
  const visible = createGatedIndex(index, gate, profile, visitor.terms);
  const nearestStores = findShopperDistances(ports, facts)?.stores.map(
    ({ storeId }) => storeId,
  );
  const paid = {
    ...addPayments(asked, profile, visitor.terms),
    ...(asked.sort === "nearest" && nearestStores && { nearestStores }),
  };
  const gated = visible.searchWithPayments(
    paid,
    visitor.priceView === "monthly" ? "bars" : "bands",
  );
  if (gated === null) return null;
  const { search, results, arePricesLocked, conditions, unanswered, sort } =
    gated;
  if (search.page > results.pageCount) return null;
  const formatAddress = (it: InventorySearch) =>
    formatSearchAddress(it, { language });
  const formatNext: FormatAddress = (it) => keepWords(it, said, language);
  const context: FacetContext = {
    search,
    results,
    formatAddress: formatNext,
    bodyStyles: profile.search.bodyStyles,
    t: createTranslator(filterCopy, profile.texts[language], language),
    findName: createValueNames(profile, language, results.counts.make_model),
  };
  const applied = listAppliedFilters(search, context);
  const { lockedPriceGroups } = toListGate(gate);
  const showArrivals = (cards: readonly CardVehicle[]) =>
    sort === "newest" ? hideArrivals(cards) : cards;
  const found = rescueSearch(
    { ...context, lockedPriceGroups },
    applied,
    // A loosened search may reach vehicles that this one does not, so it passes the gate anew.
    (loosened) => visible.searchVisible(loosened),
  );
  const isUnread = results.total === 0 && saysWordsAlone(search);
  const rescue =
    found &&
    describeRescue(
      found,
      showArrivals(
        buildCards(
          ports,
          facts,
          found.nearest.map(({ vehicle }) => vehicle),
        ),
      ),
      context,
      isUnread ? listExamples() : [],
    );
  const address = formatAddress(search);
  const wayBack = formatNext(search);
  const vehicles = showArrivals(buildCards(ports, facts, results.vehicles));
  const ownTerms = areTermsComplete(visitor.terms) ? visitor.terms : null;
  const standing = getStandingTerms(
    profile.estimator,
    arePricesLocked ? null : ownTerms,
  );
  return {
    ...buildListTitle(
      search,
      { ...context, bodyStyles: results.counts.bodystyle },
      results.total,
    ),
    address,
    edition: {
      version: results.version,
      gate: JSON.stringify(gate),
      terms: ownTerms === null ? "" : hashTerms(ownTerms),
    },
    formAction: getSearchFormAddress({ language }),
    total: results.total,
    keywords: search.keywords,
    swaps:
      results.total === 0
        ? []
        : saySwaps(ports.index.listSwaps(search), context.t, language),
    entries: listFormEntries(search, said),
    chips: applied.map(({ label, drop }) => {
      return { label, address: formatNext(drop(search)) };
    }),
    clearAddress: formatAddress(EVERYTHING),
    // A word that nobody knows describes no car to wait for.
    alertAddress:
      profile.alerts.isEnabled && !isUnread
        ? getSearchAlertAddress(search, { language })
        : null,
    facets: listFacets(context, gated, profile.pricing, visitor.priceView),
    sort,
    sortOptions: listSortOptions(profile, {
      arePricesLocked,
      sort,
      priceView: visitor.priceView,
    }),
    defaultSort: profile.search.defaultSort,
    arePricesLocked,
    gateNotice: findListNotice(ports, facts, gated, context.t),
    note: findListNote(profile, facts, gated, wayBack),
    unanswered: unanswered.map((it) => context.t(`unanswered.${it}`)),
    vehicles,
    pages: findPages(search, results, formatNext),
    rescue,
    smallPrint: [
      // Of prices that are private the page's own end says what they will include.
      ...(arePricesLocked ? [] : [formatFeePrint(profile, context.t)]),
      ...formatListPrint(profile, language, [
        ...vehicles,
        ...(rescue?.nearest ?? []),
      ]),
    ],
    terms: describeTerms(
      ports,
      standing,
      search.condition === "all" ? conditions : [search.condition],
      context.t,
      language,
    ),
    hasOwnTerms: ownTerms !== null,
    tradeDollars: ownTerms?.tradeEquityDollars ?? 0,
    tradeNote:
      arePricesLocked || results.total === 0
        ? null
        : sayTrade(standing, context.t),
    inlineTerms: arePricesLocked
      ? null
      : buildInlineTerms(
          standing,
          profile,
          context.t,
          createTranslator(termsCopy, profile.texts[language], language),
        ),
    wayBack,
    leftOut: findLeftOut(
      gated,
      profile.conditions,
      // A locked filter does not narrow the list.
      formatAddress(asked) === address,
    ),
  };
}

/** Says so before anything looks for what was asked for; a page after the first is another matter. */
export function isListPrivate(
  { profile }: Pick<AppPorts, "profile">,
  { gate }: Pick<RequestFacts, "gate">,
  { search }: { readonly search: InventorySearch },
): boolean {
  return search.page === 1 && gateSearch(search, gate, profile).search === null;
}

/** What the prices on cards hold and leave out. */
function formatFeePrint(
  { pricing }: Pick<StoreProfile, "pricing">,
  t: FacetContext["t"],
): string {
  const { documentFeeCents } = pricing.fees;
  const feeText =
    pricing.advertise === "total" ? "fee.included" : "fee.excluded";
  return t(documentFeeCents === 0 ? "fee.none" : feeText, {
    fee: formatCents(documentFeeCents),
  });
}

/** The mark goes into the tab's session store, where nobody's terms belong. */
function hashTerms(terms: PricingTerms): string {
  const hash = createHash("sha256").update(JSON.stringify(terms));
  return hash.digest("base64url").slice(0, 12);
}

/**
 * The order that the list has is among them, also where the profile does not offer it. Whoever thinks in months is
 * offered the lowest payment in the place of the lowest price.
 */
function listSortOptions(
  profile: Pick<StoreProfile, "conditions" | "search" | "stores">,
  {
    arePricesLocked,
    sort,
    priceView,
  }: Pick<ListPageData, "arePricesLocked" | "sort"> &
    Pick<VisitorProfile, "priceView">,
): readonly SortKey[] {
  const offered = getSearchAddressRules(profile).sortKeys.filter(
    (it) => !arePricesLocked || !isPriceSort(it),
  );
  const fitting =
    priceView === "monthly" && offered.includes("payment")
      ? offered.filter((it) => it !== "priceLow")
      : offered;
  return fitting.includes(sort) ? fitting : [sort, ...fitting];
}

function saySwaps(
  swaps: readonly WordSwap[],
  t: FacetContext["t"],
  language: Language,
): readonly string[] {
  return swaps.map(({ word, found }) => {
    const quoted = found.map((it) => t("quoted", { words: it }));
    return t("swapped", { word, found: joinTexts(quoted, "or", language) });
  });
}
