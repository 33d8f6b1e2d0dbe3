import type { MeasuredKey } from "#app/domain/inventory/facets.ts";
import type { SortKey } from "#app/domain/inventory/search.ts";
import type { GateNotice } from "#app/site/gate/gate-notice.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** Everything the list page shows, with its words and addresses made on the server. */
export interface ListPageData {
  /** "Used SUVs under $20,000": page title, and the heading after the count. */
  readonly title: string;
  /** Path and query of this search and no other; what the canonical link says. */
  readonly address: string;
  /** Which inventory, gate and terms the cards were made for; cards of another one do not stand beside them. */
  readonly edition: Edition;
  /** Where forms send their fields; it redirects to the canonical address. */
  readonly formAction: string;
  readonly total: number;
  /** "used SUVs", as it follows the count. */
  readonly noun: string;
  /** "under $20,000"; empty when nothing narrows them. */
  readonly qualifiers: string;
  readonly keywords: string | null;
  /** This search as form fields, so that a form about one thing carries the others along. */
  readonly entries: readonly FormEntry[];
  readonly chips: readonly Chip[];
  readonly clearAddress: string;
  readonly facets: readonly Facet[];
  readonly sort: SortKey;
  readonly sortOptions: readonly SortKey[];
  readonly arePricesLocked: boolean;
  /** What the list says of what it keeps back. */
  readonly gateNotice: GateNotice | null;
  readonly vehicles: readonly CardVehicle[];
  readonly pages: Pages | null;
  /** Null unless few or none match. */
  readonly rescue: Rescue | null;
  /** What goes with the prices and payments on the cards. */
  readonly smallPrint: readonly string[];
  /** Null where no car, or none of their payments, is shown. */
  readonly paymentPrompt: PaymentPromptView | null;
}

export interface Edition {
  /** Rises with every change of the inventory. */
  readonly version: number;
  /** Equal for visitors who may see the same. */
  readonly gate: string;
  /** Equal for visitors whose payments go by the same terms; not the terms themselves. */
  readonly terms: string;
}

export type FormEntry = readonly [name: string, value: string];

/** A link: for a filter in use the address without it. */
export interface Chip {
  readonly label: string;
  readonly address: string;
}

export type Facet = ValueFacet | RangeFacetView | PaymentFacetView;

export interface ValueFacet {
  readonly kind: "checks" | "tiles" | "swatches";
  readonly key: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** Where an option without an address of its own leads. */
  readonly link: OptionLink;
  readonly options: readonly Option[];
  /** Behind "12 more". */
  readonly rest: readonly Option[];
}

/** An address with a hole for values: far smaller than an address an option. */
export interface OptionLink {
  readonly before: string;
  readonly after: string;
  /** Values in use that the address goes on carrying; sorted. */
  readonly selected: readonly string[];
  /** In a path a make and its model are two segments. */
  readonly isInPath: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Null where counts are not told. */
  readonly count: number | null;
  readonly isOn?: true;
  /** A model under its make. */
  readonly isSub?: true;
  readonly address?: string;
}

export interface RangeFacetView {
  readonly kind: "range";
  readonly key: MeasuredKey;
  readonly label: string;
  readonly isOpen: boolean;
  readonly min: number | null;
  readonly max: number | null;
  /** What the other filters leave, as placeholders. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** Heights from 0 to 60. */
  readonly bars: readonly number[];
  /** Where the first bar starts, and how much each one holds. */
  readonly scale: { readonly start: number; readonly step: number };
}

export interface PaymentFacetView {
  readonly kind: "payment";
  readonly key: "payment";
  readonly choices: ValueFacet;
  /** Null while prices are locked: any sum would find one by halving. */
  readonly field: { readonly label: string; readonly value: string } | null;
  /** What all of the payments go by. */
  readonly basis: string;
  readonly change: Chip;
}

export interface PaymentPromptView {
  readonly title: string;
  readonly text: string;
  readonly action: Chip;
}

/** Addresses of the pages: the first one names no page, the others stand between two texts. */
export interface Pages {
  readonly page: number;
  readonly pageCount: number;
  /** Cars on this page, from 1. */
  readonly from: number;
  readonly to: number;
  readonly first: string;
  readonly before: string;
  readonly after: string;
}

/** What to do about a search that finds little or nothing. */
export interface Rescue {
  /** Filters whose removal finds more, the most helpful first. */
  readonly drops: readonly WayOut[];
  /** The same search at the stores that were not asked for. */
  readonly nearby: readonly WayOut[];
  readonly nearest: readonly CardVehicle[];
}

export interface WayOut extends Chip {
  readonly count: number;
}
