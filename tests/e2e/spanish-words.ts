import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { consentCopy } from "#app/site/consent/copy.ts";
import { settingsCopy } from "#app/site/consent/settings-copy.ts";
import type { Sentence } from "#app/site/page/copy.ts";
import { listLocalizedTexts } from "#tests/support/localized-texts.ts";
import { listTextKeys } from "#tests/support/text-keys.ts";
import { listSamples, type Sample } from "./pattern-samples.ts";
import { SIMPLE_PROFILE, SITES } from "./sites.ts";

/** What is looked for on a page, as Playwright takes it. */
export type Words = string | RegExp;

interface Pair {
  readonly english: string;
  readonly spanish: string;
}

const PLACE = /\{\w+\}/g;
/** Stands in a place when an English pattern is asked whether it means a sentence. */
const SOME_NUMBER = "12";
/** Too little of a sentence says nothing of which one is meant. */
const FEWEST_LETTERS = 3;
/** A pattern that so many sentences have is about none of them. */
const MOST_MEANT = 60;

let known: readonly Pair[] = [];
const translated = new Map<string, Words>();

/** Every sentence of the site and of its samples' profiles, by its English words. */
export async function learnSpanish(): Promise<void> {
  const ofSite = (await listTextKeys()).flatMap(
    ({ sentence, spanish }) =>
      spanish
        ?.split(" / ")
        .map((it): Pair => ({ english: sentence, spanish: it })) ?? [],
  );
  // Every page asks its question about cookies in both languages.
  const besides = [consentCopy, settingsCopy].flatMap(({ en, es }) =>
    Object.entries(en.sentences).map(([key, sentence]): Pair => {
      const spanish: Sentence | undefined = Reflect.get(es.sentences, key);
      return { english: String(sentence), spanish: String(spanish) };
    }),
  );
  const ofProfiles = Object.values(SITES).flatMap(({ profile }) =>
    profile === SIMPLE_PROFILE ? [] : listProfilePairs(profile),
  );
  known = [...ofSite, ...besides, ...ofProfiles];
}

function listProfilePairs(name: string): readonly Pair[] {
  const loaded = loadStoreProfile(`profiles/${name}`);
  if (!loaded.ok) throw new Error(`The profile ${name} is faulty.`);
  const { texts } = loaded.profile;
  return [
    ...listLocalizedTexts(loaded.profile).map(({ en, es }) => ({
      english: en,
      spanish: es,
    })),
    ...Object.entries(texts.en).map(([key, english]) => ({
      english,
      spanish: texts.es[key] ?? english,
    })),
  ];
}

/**
 * What a Spanish page has in the place of these words: a sentence of the site, one whose places are filled in, or, where
 * they need not be all of it, a part of some. What nobody has translated, such as a name, is itself.
 */
export function toSpanish(words: Words, isWhole: boolean): Words {
  const key = `${isWhole} ${String(words)}`;
  const existing = translated.get(key);
  if (existing !== undefined) return existing;
  const found =
    typeof words === "string"
      ? translateText(words, isWhole)
      : translatePattern(words);
  translated.set(key, found);
  return found;
}

/** A label has nothing but marks beside its words: "Nombre" is not the label "Nombre del contacto". */
export function toSpanishLabel(words: Words, isWhole: boolean): Words {
  const found = toSpanish(words, isWhole);
  return typeof words === "string" && found instanceof RegExp && !isWhole
    ? new RegExp(`(?<!\\p{L}\\s*)${found.source}(?!\\s*\\p{L})`, "isu")
    : found;
}

function translateText(text: string, isWhole: boolean): Words {
  const asked = { text: text.trim(), isStart: isWhole, isEnd: isWhole };
  const found = listSpanish(asked);
  return found === null ? text : toPattern(found, isWhole);
}

/** The sources of all that a Spanish page may say there; null where that is what an English one says. */
function listSpanish(asked: Sample): readonly string[] | null {
  const { text, isStart, isEnd } = asked;
  if (!/\p{L}/u.test(text)) return null;
  const same = known.filter(({ english }) => english === text);
  if (same.length > 0) return same.map((it) => toSource(it));
  const isWhole = isStart && isEnd;
  if (!isWhole && isSameWord(text)) return null;
  const isEnough = !isWhole && text.length >= FEWEST_LETTERS;
  const around = isEnough ? listAround(asked, "as words") : [];
  const said =
    around.length > 0 ? around : takeBest([fill(asked), compose(text)]);
  const all =
    said.length === 0 && isEnough ? listAround(asked, "loosely") : said;
  if (all.length === 0 || all.length > MOST_MEANT) return null;
  return isWhole ? all : [...besidesItself(text), ...all];
}

/** An abbreviation such as APR, which Spanish sentences have where the English ones do. */
function isSameWord(text: string): boolean {
  if (!/^\p{Lu}+$/u.test(text)) return false;
  const word = new RegExp(`\\b${text}\\b`);
  const around = known.filter(({ english }) => word.test(english));
  return around.every(({ spanish }) => word.test(spanish));
}

/** What a Spanish page may say, and how many letters of the English text it answers to. */
interface Saying {
  readonly letters: number;
  readonly sources: readonly string[];
}

const NOTHING: Saying = { letters: 0, sources: [] };

function takeBest(sayings: readonly Saying[]): readonly string[] {
  const most = Math.max(...sayings.map(({ letters }) => letters));
  return sayings
    .filter(({ letters }) => letters === most)
    .flatMap(({ sources }) => sources);
}

/** Sentences that the words are a part of. */
function listAround(
  { text, isStart, isEnd }: Sample,
  how: "as words" | "loosely",
): readonly string[] {
  const edge = how === "as words" ? String.raw`(?<![\p{L}\d])` : "";
  const end = how === "as words" ? String.raw`(?![\p{L}\d])` : "";
  const part = new RegExp(
    (isStart ? "^" : edge) + escape(text) + (isEnd ? "$" : end),
    how === "as words" ? "su" : "siu",
  );
  return known
    .filter(({ english }) => part.test(english))
    .map((it) => toSource(it));
}

/** A single word inside other sentences may be a name besides, as "Cookies" is. */
function besidesItself(text: string): readonly string[] {
  return /\s/.test(text) ? [] : [escape(text)];
}

/** The Spanish of the sentences of which the text says most, once their places are filled in. */
function fill({ text, isStart, isEnd }: Sample): Saying {
  const isWhole = isStart && isEnd;
  const fits = known.flatMap((pair) =>
    listWindows(pair.english)
      .filter((it) => (it.isFirst || !isStart) && (it.isLast || !isEnd))
      .filter(({ inner }) => inner.every((it) => text.includes(it)))
      .flatMap(({ whole, part, names }) => {
        const fit = (isWhole ? whole : part).exec(text);
        if (fit === null) return [];
        const fillings = fit.slice(1);
        const letters = countLetters(text) - countLetters(fillings.join(""));
        const filled = new Map(names.map((it, at) => [it, fillings[at] ?? ""]));
        return [{ letters, pair, filled }];
      }),
  );
  const letters = Math.max(...fits.map((it) => it.letters));
  if (letters < FEWEST_LETTERS) return NOTHING;
  const best = fits.filter((it) => it.letters === letters);
  const sources = best.map(({ pair, filled }) => toSource(pair, filled));
  return { letters, sources: [...new Set(sources)] };
}

const countLetters = (text: string): number =>
  text.replace(/\P{L}/gu, "").length;

/** Neighboring places of a sentence with what stands around them. */
interface Window {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly names: readonly string[];
  /** What stands between them. */
  readonly inner: readonly string[];
  /** With all that stands before and behind them. */
  readonly whole: RegExp;
  /** With as much of that as there is. */
  readonly part: RegExp;
}

const windows = new Map<string, readonly Window[]>();

function listWindows(english: string): readonly Window[] {
  const existing = windows.get(english);
  if (existing !== undefined) return existing;
  const parts = english.split(PLACE);
  const names = english.match(PLACE) ?? [];
  const found: Window[] = [];
  for (let first = 0; first < parts.length - 1; first += 1)
    for (let last = first + 1; last < parts.length; last += 1) {
      const head = parts[first] ?? "";
      const tail = parts[last] ?? "";
      const inner = parts.slice(first + 1, last);
      const middle = ["", ...inner, ""].map(escape).join("(.+?)");
      const toWhole = (start: string, end: string) =>
        new RegExp(`^${start}${middle}${end}$`, "su");
      found.push({
        isFirst: first === 0,
        isLast: last === parts.length - 1,
        names: names.slice(first, last),
        inner,
        whole: toWhole(escape(head), escape(tail)),
        part: toWhole(toEither(listEnds(head)), toEither(listStarts(tail))),
      });
    }
  windows.set(english, found);
  return found;
}

const toEither = (texts: readonly string[]): string =>
  `(?:${texts.map(escape).join("|")})`;

/** All that a text ends with, from the whole of it to nothing, word by word. */
function listEnds(text: string): readonly string[] {
  const starts = [...text.matchAll(/(?<![\p{L}\d])/gu)].map((it) => it.index);
  return [...new Set([...starts.map((at) => text.slice(at)), ""])];
}

function listStarts(text: string): readonly string[] {
  const ends = [...text.matchAll(/(?![\p{L}\d])/gu)].map((it) => it.index);
  return [...new Set([...ends.map((at) => text.slice(0, at)).reverse(), ""])];
}

const composed = new Map<string, Saying>();

/** Several sentences in a row, as the name of a control has them: "Saved cars, 1". */
function compose(text: string): Saying {
  const existing = composed.get(text);
  if (existing !== undefined) return existing;
  const words = text.split(/\s+/);
  const said: string[] = [];
  let letters = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const phrase = takePhrase(words.slice(at));
    // A word of English, and no name, unit or number.
    if (phrase === null && /^\p{Ll}{3,}/u.test(word)) {
      letters = 0;
      break;
    }
    said.push(phrase?.source ?? escape(word));
    letters += phrase?.letters ?? 0;
    at += phrase?.length ?? 1;
  }
  const found =
    letters === 0
      ? NOTHING
      : { letters, sources: [said.join(String.raw`,?\s+`)] };
  composed.set(text, found);
  return found;
}

interface Phrase {
  /** How many words it takes. */
  readonly length: number;
  readonly letters: number;
  readonly source: string;
}

/** The sentence that the words begin with, of which they say most. */
function takePhrase(words: readonly string[]): Phrase | null {
  let best: Phrase | null = null;
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(" ");
    // Fewer words have no more letters than these.
    if (countLetters(phrase) <= (best?.letters ?? 0)) break;
    const [, before = "", core = "", after = ""] =
      /^([^\p{L}\d]*)(.*?)([,.:;!?)”]*)$/su.exec(phrase) ?? [];
    for (const [start, text, end] of [
      ["", phrase, ""],
      ["", before + core, after],
      [before, core, after],
    ] as const) {
      const same = listSame(text);
      const { letters, sources } =
        same.length > 0
          ? {
              letters: countLetters(text),
              sources: same.map((it) => toSource(it)),
            }
          : fill({ text, isStart: true, isEnd: true });
      if (letters <= (best?.letters ?? 0)) continue;
      const any = `(?:${[...new Set(sources)].join("|")})`;
      best = { length, letters, source: escape(start) + any + escape(end) };
    }
  }
  return best;
}

/** In the middle of a line a sentence may begin small. */
function listSame(text: string): readonly Pair[] {
  const same = known.filter(({ english }) => english === text);
  if (same.length > 0) return same;
  const lower = text.toLowerCase();
  return known.filter(({ english }) => english.toLowerCase() === lower);
}

function translatePattern(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  if (!/\p{L}{3}/u.test(source)) return pattern;
  const read = translateSamples(pattern);
  if (read !== null) return read;
  const plain = new RegExp(source, flags.replace("g", ""));
  const meant = known.filter(({ english }) =>
    plain.test(english.replace(PLACE, SOME_NUMBER)),
  );
  if (meant.length === 0 || meant.length > MOST_MEANT) return pattern;
  const start = source.startsWith("^") ? "^" : "";
  const end = source.endsWith("$") ? "$" : "";
  const all = [...new Set(meant.map((it) => toSource(it)))].join("|");
  return new RegExp(`${start}(?:${all})${end}`, flags);
}

/** The pattern's readings, each as the sentences that it is a part of. */
function translateSamples(pattern: RegExp): RegExp | null {
  const read = listSamples(pattern);
  if (read === null) return null;
  const said = read.samples.map((sample) => {
    const text = sample.text.trim();
    const found = /\p{L}/u.test(text)
      ? listSpanish({ ...sample, text })
      : [escape(text)];
    return found === null
      ? null
      : (sample.isStart ? "^" : "") +
          `(?:${found.map(read.restore).join("|")})` +
          (sample.isEnd ? "$" : "");
  });
  const all = said.filter((it) => it !== null);
  if (all.length === 0) return null;
  return new RegExp([...new Set(all)].join("|"), `${pattern.flags}s`);
}

function toPattern(sources: readonly string[], isWhole: boolean): RegExp {
  const all = [...new Set(sources)].join("|");
  return isWhole
    ? new RegExp(`^\\s*(?:${all})\\s*$`, "s")
    : new RegExp(`(?:${all})`, "is");
}

const NOTHING_FILLED: ReadonlyMap<string, string> = new Map();

/** What stands in its places may be anything that is not known; spaces may be a line's end. */
function toSource({ spanish }: Pair, filled = NOTHING_FILLED): string {
  const names = spanish.match(PLACE) ?? [];
  return spanish
    .split(PLACE)
    .map((it, at) => escape(it) + toFilling(names[at], filled))
    .join("")
    .replaceAll(" ", "\\s+");
}

function toFilling(
  name: string | undefined,
  filled: ReadonlyMap<string, string>,
): string {
  if (name === undefined) return "";
  const text = filled.get(name);
  if (text === undefined) return ".+?";
  // Where a pattern names a digit, a number begins.
  if (/^[\uE000-\uEFFF]$/.test(text)) return `${text}[\\d,]*`;
  // A number is written alike.
  if (/^[\d$.,\uE000-\uEFFF]+$/.test(text)) return escape(text);
  return compose(text).sources[0] ?? ".+?";
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
