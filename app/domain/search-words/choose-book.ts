import { findMeantWord } from "./near-word.ts";
import type { BookOfWords, PhraseBook } from "./phrase-book.ts";
import type { WordToken } from "./word-tokens.ts";

/** So long a word is hardly another one in English that is spelled nearly like it. */
const SHORTEST_MARK_TYPO = 8;

/** A word that is Spanish and nothing else makes the sentence Spanish. */
export function chooseBook(
  said: readonly WordToken[],
  library: PhraseBook,
): { readonly tokens: readonly WordToken[]; readonly book: BookOfWords } {
  const tokens = correctTokens(said, library);
  const isSpanish = tokens.some(
    ({ text }, at) =>
      library.spanishMarks.has(text) &&
      (text === said[at]?.text || text.length >= SHORTEST_MARK_TYPO),
  );
  return isSpanish
    ? {
        // What may be several Spanish words may still be one of those that every sentence has.
        tokens: correctTokens(
          correctTokens(said, library.spanish),
          library,
          library.spanish.words,
        ),
        book: library.spanish,
      }
    : { tokens, book: library };
}

function correctTokens(
  tokens: readonly WordToken[],
  book: BookOfWords,
  known: ReadonlySet<string> = book.words,
): readonly WordToken[] {
  return tokens.map((token) => {
    if (token.number !== null || known.has(token.text)) return token;
    const meant = findMeantWord(token.text, book);
    return meant === null ? token : { ...token, text: meant };
  });
}
