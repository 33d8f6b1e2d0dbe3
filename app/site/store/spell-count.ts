import { formatNumber } from "#app/site/page/format.ts";

const COUNT_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: "one two three four five six seven eight nine".split(" "),
  es: "un dos tres cuatro cinco seis siete ocho nueve".split(" "),
};

/** Headings and sentences spell counts up to nine: `four`; `12` stays a figure. */
export function spellCount(count: number, language: string): string {
  return COUNT_WORDS[language]?.[count - 1] ?? formatNumber(count);
}
