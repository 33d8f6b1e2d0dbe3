import type { UnusedReason } from "#app/domain/search-words/meaning.ts";

/** The list says this about the sentence that led to it. */
export interface WordsView {
  /** The text is as the visitor wrote it. */
  readonly text: string;
  /** Labels such as "SUVs" and "up to $20,000" follow the order of the sentence. */
  readonly parsedFilters: readonly string[];
  readonly keywords: readonly string[];
  readonly unused: readonly {
    readonly text: string;
    readonly reason: UnusedReason;
  }[];
  /** The sentence itself brings these form entries, and a new sentence replaces them. */
  readonly ownEntries: readonly string[];
}
