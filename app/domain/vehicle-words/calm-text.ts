import { findMake } from "#app/domain/makes/known-makes.ts";

const CAPITALS = new Set(
  (
    "I AWD FWD RWD LED USB ABS SUV VIN MPG GPS CD DVD AM FM HD HID AC TV MP CVT OEM GM GMC BMW VW RAM CPO " +
    "CARFAX KBB APR MSRP DMV USA US LLC DOHC SOHC TPMS HUD EV PHEV FICO BHPH OK ID"
  ).split(" "),
);
/** A text without any of these needs no change: repeated marks, a word of four capitals, letters beyond ASCII. */
const MAY_SHOUT =
  /[!?]{2}|([*=_~#])\1\1|[^\t-~]|[A-Z][^a-z\s]*[A-Z][^a-z\s]*[A-Z][^a-z\s]*[A-Z]/;
const LEAST_SHOUTED_WORDS = 5;
const LEAST_LONG_WORDS = 3;

/** A name in one letter case gets a capital at each word: "LUNAR SILVER METALLIC", "jet black". */
export function capitalizeWords(name: string): string {
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  return isOneCase
    ? name.replace(
        /(?<![\p{Letter}\p{Number}'’])\p{Letter}[\p{Letter}'’]*/gu,
        capitalizeWord,
      )
    : name;
}

/** Short words in capitals are mostly grades and stay: "HSE LUXURY" → "HSE Luxury". */
export function quietLongWords(name: string): string {
  return name.replace(
    /(?<![\p{Letter}\p{Number}])\p{Uppercase_Letter}{6,}(?![\p{Letter}\p{Number}])/gu,
    capitalizeWord,
  );
}

/** Shouted sentences, rows of stars and repeated exclamation marks go. */
export function removeShouting(text: string): string {
  if (!MAY_SHOUT.test(text)) return text.trim();
  const parts = text
    .replace(/([!?])[!?]+/g, "$1")
    .replace(/([*=_~#•])\1{2,}[^\S\n]?/g, "")
    .split(/(\s+)/);
  for (let from = 0; from < parts.length;) {
    const end = getRunEnd(parts, from);
    if (isShouted(parts.slice(from, end)))
      for (let at = from; at < end; at += 2)
        parts[at] = quietWord(parts[at] ?? "", startsSentence(parts, at));
    from = Math.max(end, from + 2);
  }
  return parts.join("").trim();
}

/** Some sentence is in capitals throughout. */
export function hasShouting(text: string): boolean {
  if (!MAY_SHOUT.test(text)) return false;
  const parts = text.trim().split(/(\s+)/);
  for (let from = 0; from < parts.length;) {
    const end = getRunEnd(parts, from);
    if (isShouted(parts.slice(from, end))) return true;
    from = Math.max(end, from + 2);
  }
  return false;
}

/** Words stand at even positions, the gaps between them at odd ones. */
function getRunEnd(parts: readonly string[], from: number): number {
  let end = from;
  while (end < parts.length && !/\p{Lowercase_Letter}/u.test(parts[end] ?? ""))
    end += 2;
  return end;
}

function isShouted(run: readonly string[]): boolean {
  const lengths = run
    .map((part) => part.match(/\p{Letter}/gu)?.length ?? 0)
    .filter((length) => length > 0);
  return (
    lengths.length >= LEAST_SHOUTED_WORDS &&
    lengths.filter((length) => length > 3).length >= LEAST_LONG_WORDS
  );
}

function startsSentence(parts: readonly string[], at: number): boolean {
  const before = parts[at - 2] ?? "";
  const gap = parts[at - 1] ?? "\n";
  return (
    gap.includes("\n") ||
    /[.!?:]["')]*$|^[^\p{Letter}\p{Number}%$]*$/u.test(before)
  );
}

function quietWord(word: string, isFirst: boolean): string {
  const name = word.match(/\p{Letter}+/gu)?.join("") ?? "";
  if (/\d/.test(word) || CAPITALS.has(name)) return word;
  const make = findMake(name)?.make;
  if (make !== undefined && make.length === name.length)
    return word.replace(name, make);
  const lower = word.toLowerCase();
  return isFirst
    ? lower.replace(/\p{Letter}/u, (it) => it.toUpperCase())
    : lower;
}

function capitalizeWord(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
