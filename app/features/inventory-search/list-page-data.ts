import type { MeasuredKey } from "#app/domain/inventory/facets.ts";
import type { SortKey } from "#app/domain/inventory/search.ts";
import type { LeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { GateNotice } from "#app/site/gate/gate-notice.server.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import type { ListText } from "./copy.ts";

/**
 * Names of filters and of their values are made on the server, because the browser would need a long table for a few.
 */
export interface ListPageData {
  /** The canonical link holds this path and query. */
  readonly address: string;
  /** Cards of different editions never share a list. */
  readonly edition: Edition;
  /** Forms send their fields here; the address redirects to the canonical one. */
  readonly formAction: string;
  readonly total: number;
  /** It reads "used SUVs", whatever was found. */
  readonly noun: string;
  /** It follows the count: "used SUV" behind a one. */
  readonly countedNoun: string;
  /** It reads "under $20,000", or empty when nothing narrows the search. */
  readonly qualifiers: string;
  /** The heading has room for these. */
  readonly shortQualifiers: string;
  readonly keywords: string | null;
  /** Of each keyword that no car has: what was searched for instead. */
  readonly swaps: readonly string[];
  /** A form about one thing carries the rest of the search along in these. */
  readonly entries: readonly FormEntry[];
  readonly chips: readonly Chip[];
  readonly clearAddress: string;
  /** The form for mail about new cars of this search; null where the profile has no alerts. */
  readonly alertAddress: string | null;
  readonly facets: readonly Facet[];
  readonly sort: SortKey;
  readonly sortOptions: readonly SortKey[];
  /** An address names every order but this one. */
  readonly defaultSort: SortKey;
  readonly arePricesLocked: boolean;
  readonly gateNotice: GateNotice | null;
  readonly note: ListNote | null;
  /** Sentences name what the lock kept from being answered; without a word the list would look like the answer. */
  readonly unanswered: readonly string[];
  readonly vehicles: readonly CardVehicle[];
  readonly pages: Pages | null;
  /** Null means that enough match. */
  readonly rescue: Rescue | null;
  readonly smallPrint: readonly string[];
  /** It is in words: "10% down, 72 months at 9.9% APR, credit score 720 or more". */
  readonly terms: string;
  /** Whether the visitor gave all of the terms. While prices are locked the list goes by the usual ones all the same. */
  readonly hasOwnTerms: boolean;
  /** What the visitor's own trade-in takes off; 0 where there is none. */
  readonly tradeDollars: number;
  /** It reads "With your $12,000 trade-in and 20% down."; null where no payment counts with a trade. */
  readonly tradeNote: string | null;
  readonly inlineTerms: InlineTerms | null;
  /** A form elsewhere leads back here: the list's address with the sentence that led to it. */
  readonly wayBack: string;
  /** Why search engines should leave the list out, beyond what its address tells. */
  readonly leftOut: LeftOutReason | null;
}

/** One quiet line above the cards. */
export interface ListNote {
  readonly text: string;
  readonly link: Chip | null;
}

/** What payments go by, to be changed in place; null on the page while prices are locked. */
export interface InlineTerms {
  /** It reads "2,000" or "10%". */
  readonly down: string;
  readonly isDownShare: boolean;
  readonly credit: string;
  readonly credits: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly months: number;
  readonly terms: readonly number[];
}

export interface ListPartProps {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}

export interface Edition {
  /** It rises with every change of the inventory. */
  readonly version: number;
  /** It is equal for visitors who may see the same. */
  readonly gate: string;
  /** It is equal for visitors whose payments go by the same terms, which it does not hold. */
  readonly terms: string;
}

export type FormEntry = readonly [name: string, value: string];

/** A filter in use leads to the address without it. */
export interface Chip {
  readonly label: string;
  readonly address: string;
}

export type Facet = ValueFacet | RangeFacet;

export interface ValueFacet {
  /** The payment has a field for another sum below its bands. */
  readonly kind: "checks" | "tiles" | "swatches" | "payment";
  readonly key: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** An option without an address of its own leads where this link says. */
  readonly link: OptionLink;
  readonly options: readonly Option[];
  /** Whoever thinks in months sees how many cars cost what a month; so many bars from the left are wanted. */
  readonly histogram?: {
    readonly bars: readonly number[];
    readonly barsInUse: number;
  };
  /** It stands behind "12 more". */
  readonly rest: readonly Option[];
  /** It says where its values come from. */
  readonly note?: string;
  /** Some of its values follow from prices, and are not offered while those are locked: a sentence and a link say so. */
  readonly locked?: { readonly text: string; readonly label: string };
}

/** An address with a hole for values is far smaller than one address for each option. */
export interface OptionLink {
  readonly before: string;
  readonly after: string;
  /** They are sorted, because the address goes on carrying them. */
  readonly selected: readonly string[];
  /** In a path, a make and its model are two segments. */
  readonly isInPath: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Null means that counts are not told. */
  readonly count: number | null;
  readonly isOn?: true;
  /** A tile's drawing, where it is not named as the value. */
  readonly icon?: string;
  /** It marks a model under its make. */
  readonly isSub?: true;
  readonly address?: string;
}

export interface RangeFacet {
  readonly kind: "range";
  readonly key: MeasuredKey;
  readonly label: string;
  readonly isOpen: boolean;
  readonly min: number | null;
  readonly max: number | null;
  /** The other filters leave these bounds, which the placeholders show. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** Heights go from 0 to 60. */
  readonly bars: readonly number[];
  /** It says where the first bar starts, and how much each one holds. */
  readonly scale: { readonly start: number; readonly step: number };
}

/** The first page's address names no page; the others put their number between two texts. */
export interface Pages {
  readonly page: number;
  readonly pageCount: number;
  /** It counts from 1. */
  readonly from: number;
  readonly to: number;
  readonly first: string;
  readonly before: string;
  readonly after: string;
}

export interface Rescue {
  /** It says what to do, as the page's title says that nothing or little was found. */
  readonly title: string;
  /** Of the only car that the title tells of; null where it tells of none. */
  readonly titleAddress: string | null;
  /** It asks for a mail when a car like that arrives: the first one, or another. */
  readonly alertLabel: string;
  /** Below a short list: what each of these does, or that we write when another one arrives. */
  readonly text: string;
  /** Removing one of these finds more; the most helpful comes first. */
  readonly drops: readonly Chip[];
  /** This is the same search at the stores that were not asked for. */
  readonly nearby: readonly Chip[];
  readonly nearest: readonly CardVehicle[];
  /** It says what they are near in, or that they are what came in last. */
  readonly nearestTitle: string;
}
