import type { RangeKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type { Range, SortKey } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** What some words of a sentence ask for. */
export type ParsedFilter =
  | {
      readonly kind: "values";
      readonly key: ValueKey;
      readonly values: readonly string[];
    }
  | {
      readonly kind: "range";
      readonly key: RangeKey;
      readonly range: Range;
    }
  | { readonly kind: "condition"; readonly condition: Condition }
  | { readonly kind: "sort"; readonly sort: SortKey };

/** Why words could not be used. */
export const UNUSED_REASONS = [
  /** "not red": filters ask for what a car has. */
  "negated",
  /** Of a loan, but no sum that a month may cost: a down payment, "low payments". */
  "payment",
  /** A wish that no filter stands for: "reliable", "2 door". */
  "no-filter",
  /** More than one thing could be meant: "under 2018". */
  "unclear",
  /** A condition that is not sold here. */
  "not-sold",
  /** Says something about a price that is private. */
  "private-price",
  /** No vehicle here has the word. */
  "no-vehicle",
] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

export type Meaning =
  | ParsedFilter
  | { readonly kind: "noise" }
  | { readonly kind: "unused"; readonly reason: UnusedReason };

/** A part of the sentence; `end` is the place behind its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ParsedFilterWords extends Span {
  readonly filter: ParsedFilter;
}

export interface UnusedWords {
  /** As the visitor wrote them. */
  readonly text: string;
  readonly reason: UnusedReason;
}

/** A sentence, read. */
export interface WordsReading {
  readonly parsedFilters: readonly ParsedFilterWords[];
  /** Words that are searched for as they stand, in the visitor's order. */
  readonly keywords: readonly string[];
  readonly unused: readonly UnusedWords[];
}
