import type { UnusedReason } from "#app/domain/search-words/meaning.ts";

/** What the list says about the sentence that led to it. */
export interface WordsView {
  /** As the visitor wrote it. */
  readonly text: string;
  /** "SUVs", "up to $20,000", in the order of the sentence. */
  readonly parsedFilters: readonly string[];
  readonly keywords: readonly string[];
  readonly unused: readonly {
    readonly text: string;
    readonly reason: UnusedReason;
  }[];
  /** Form entries that the sentence itself brings: a new sentence replaces them. */
  readonly ownEntries: readonly string[];
}
