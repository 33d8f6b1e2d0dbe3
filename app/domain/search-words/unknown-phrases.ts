import type { Span, UnusedWords } from "./meaning.ts";

/** Words of a sentence that say nothing to the reader. */
export type UnknownPhrase = Span & { readonly text: string };

/**
 * What stood together is one phrase: of "suv good on snow" neither "good" nor "snow" is understood, and the small word
 * between them means nothing without them.
 */
export function joinUnknownWords(
  sentence: string,
  unused: readonly Pick<UnusedWords, "text">[],
  understood: readonly Span[],
): readonly UnknownPhrase[] {
  const spans = findSpans(sentence, unused);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isApart =
      last === undefined ||
      /[,;.!?]/.test(sentence.slice(last.end, span.start)) ||
      understood.some(
        ({ start, end }) => start < span.start && end > last.end,
      ) ||
      countWords(sentence.slice(last.end, span.start)) > MOST_SMALL_WORDS;
    if (isApart) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined.map((it) => ({
    ...it,
    text: sentence.slice(it.start, it.end),
  }));
}

/** "Good on the snow". */
const MOST_SMALL_WORDS = 2;

/** The sentence without a part of it, or with other words in its place. */
export function replacePart(
  sentence: string,
  { start, end }: Span,
  words = "",
): string {
  const text = `${sentence.slice(0, start)} ${words} ${sentence.slice(end)}`
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;.!?])/g, "")
    .replace(/^[\s,;.!?]+/, "");
  let length = text.length;
  while (/[\s,;]/.test(text.charAt(length - 1))) length--;
  return text.slice(0, length);
}

/** In the order of the sentence, rather as whole words: "th" is none of "with". The same words again are the next ones. */
function findSpans(
  sentence: string,
  unused: readonly Pick<UnusedWords, "text">[],
): readonly Span[] {
  const lower = sentence.toLowerCase();
  const taken: Span[] = [];
  for (const { text } of unused) {
    const said = text.toLowerCase();
    const starts = listStarts(lower, said).filter((start) =>
      taken.every((it) => it.start !== start),
    );
    const start =
      starts.find((it) => isWhole(lower, it, it + said.length)) ?? starts[0];
    if (start !== undefined) taken.push({ start, end: start + said.length });
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

function listStarts(text: string, part: string): readonly number[] {
  const starts: number[] = [];
  let start = part === "" ? -1 : text.indexOf(part);
  while (start >= 0) {
    starts.push(start);
    start = text.indexOf(part, start + 1);
  }
  return starts;
}

function isWhole(sentence: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}]$/u.test(sentence.slice(0, start)) &&
    !/^[\p{L}\p{N}]/u.test(sentence.slice(end))
  );
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
