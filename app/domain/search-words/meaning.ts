import type { RangeKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type { Range, SortKey } from "#app/domain/inventory/search.ts";
import type { QuestionTopic } from "./question-words.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

export type ParsedFilter =
  | {
      readonly kind: "values";
      readonly key: ValueKey;
      readonly values: readonly string[];
    }
  | { readonly kind: "range"; readonly key: RangeKey; readonly range: Range }
  | { readonly kind: "condition"; readonly condition: Condition }
  | { readonly kind: "sort"; readonly sort: SortKey };

export const UNUSED_REASONS = [
  /** It is negated, and no filter leaves out what is negated: "without sunroof". */
  "negated",
  /** The words are about a loan but give no monthly sum: a down payment, "low payments". */
  "payment",
  /** No filter stands for the wish: "reliable", "2 door". */
  "no-filter",
  /** The words could mean more than one thing: "under 2018". */
  "unclear",
  /** The words name a condition that is not sold here. */
  "not-sold",
  /** The words say something about a price that is private. */
  "private-price",
  /** There is a filter, but nothing that is for sale says such a thing of itself. */
  "no-data",
  /** No vehicle here has the word. */
  "no-vehicle",
  /** The words name a make or a model of which none is for sale. */
  "not-in-stock",
] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

export type Meaning =
  | ParsedFilter
  | { readonly kind: "noise" }
  /** It asks for a page, not for a car. */
  | { readonly kind: "question"; readonly topic: QuestionTopic }
  /** The index knows it under this word. */
  | { readonly kind: "keyword"; readonly word: string }
  | { readonly kind: "unused"; readonly reason: UnusedReason };

/** The `end` is behind the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ParsedFilterWords extends Span {
  readonly filter: ParsedFilter;
}

export interface UnusedWords {
  readonly text: string;
  readonly reason: UnusedReason;
}

export interface WordsReading {
  readonly parsedFilters: readonly ParsedFilterWords[];
  /** Keywords are searched for unchanged, in the visitor's order. */
  readonly keywords: readonly string[];
  readonly unused: readonly UnusedWords[];
  readonly questions: readonly AskedQuestion[];
  /** A word that was read as another one, which is spelled nearly like it. */
  readonly corrections: readonly Correction[];
}

export interface AskedQuestion {
  readonly text: string;
  readonly topic: QuestionTopic;
}

export interface Correction {
  readonly said: string;
  readonly meant: string;
}
