import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { consentCopy } from "#app/site/consent/copy.ts";
import { settingsCopy } from "#app/site/consent/settings-copy.ts";
import type { Sentence } from "#app/site/page/copy.ts";
import { listLocalizedTexts } from "#tests/support/localized-texts.ts";
import { listTextKeys } from "#tests/support/text-keys.ts";
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
  const plain = text.trim();
  if (!/\p{L}/u.test(plain)) return text;
  const same = known.filter(({ english }) => english === plain);
  if (same.length > 0) return toPattern(same.map(toSource), isWhole);
  const filled = known.flatMap((it) => fillIn(it, plain));
  if (filled.length > 0) return toPattern(filled, isWhole);
  const parts = plain.split(", ");
  const said = parts.map((part) => {
    const pairs = known.filter(({ english }) => english === part);
    return pairs.length === 0
      ? escape(part)
      : `(?:${[...new Set(pairs.map(toSource))].join("|")})`;
  });
  // A name of a control with its count: "Saved cars, 1".
  if (parts.length > 1 && said.some((it, at) => it !== escape(parts[at] ?? "")))
    return toPattern([said.join(",\\s+")], isWhole);
  if (isWhole || plain.length < FEWEST_LETTERS) return text;
  const lower = plain.toLowerCase();
  const around = known.filter(({ english }) =>
    english.toLowerCase().includes(lower),
  );
  return around.length === 0 || around.length > MOST_MEANT
    ? text
    : toPattern([...besidesItself(plain), ...around.map(toSource)], false);
}

/** A single word inside other sentences may be a name besides, as "Cookies" is. */
function besidesItself(text: string): readonly string[] {
  return /\s/.test(text) ? [] : [escape(text)];
}

/** The Spanish of a sentence whose English reads so once its places are filled in. */
function fillIn({ english, spanish }: Pair, text: string): readonly string[] {
  if (!english.includes("{")) return [];
  const parts = english.split(PLACE);
  if (parts.join("").replace(/\P{L}/gu, "").length < FEWEST_LETTERS) return [];
  const whole = new RegExp(`^${parts.map(escape).join("(.+)")}$`, "s");
  return whole.test(text) ? [toSource({ english, spanish })] : [];
}

function translatePattern(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  if (!/\p{L}{3}/u.test(source)) return pattern;
  const plain = new RegExp(source, flags.replace("g", ""));
  const meant = known.filter(({ english }) =>
    plain.test(english.replace(PLACE, SOME_NUMBER)),
  );
  const literal = source.replace(/^\^|\$$/g, "");
  if (meant.length === 0 && !/[\\.*+?()[\]{}|^$]/.test(literal))
    meant.push(...known.filter((it) => fillIn(it, literal).length > 0));
  if (meant.length === 0 || meant.length > MOST_MEANT) return pattern;
  const start = source.startsWith("^") ? "^" : "";
  const end = source.endsWith("$") ? "$" : "";
  const all = [...new Set(meant.map(toSource))].join("|");
  return new RegExp(`${start}(?:${all})${end}`, flags);
}

function toPattern(sources: readonly string[], isWhole: boolean): RegExp {
  const all = [...new Set(sources)].join("|");
  return isWhole
    ? new RegExp(`^\\s*(?:${all})\\s*$`, "s")
    : new RegExp(`(?:${all})`, "is");
}

/** What stands in its places may be anything; spaces may be a line's end. */
function toSource({ spanish }: Pair): string {
  return spanish.split(PLACE).map(escape).join(".+?").replaceAll(" ", "\\s+");
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
