import { findPlural, type PluralForms } from "#app/domain/plural.ts";
import { writeNumber } from "#app/domain/store-profile/fields/languages.ts";

/** `{name}` marks a place; plural forms go by `{count}`. */
export type Sentence = string | PluralForms;

/** A profile overrides `namespace.key`. */
export interface Copy<
  Key extends string = string,
  Namespace extends string = string,
> {
  readonly namespace: Namespace;
  readonly sentences: Readonly<Record<Key, Sentence>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCopy<
  const N extends string,
  const S extends Readonly<Record<string, Sentence>>,
>(namespace: N, sentences: S): Copy<Extract<keyof S, string>, N> {
  return { namespace, sentences };
}

/**
 * The sentences of a copy in another language. The type checker asks for every one of them, and knows the English ones
 * by their type alone, so that no language brings another one to the browser.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translateCopy<C extends Copy>(
  namespace: C["namespace"],
  sentences: C["sentences"],
): Copy {
  return { namespace, sentences };
}

export function isTextOf<Key extends string>(
  { sentences }: Copy<Key>,
  text: string,
): text is Key {
  return Object.hasOwn(sentences, text);
}

/** Its keys are `namespace.key`; plural forms stand under `namespace.key.one` and `.other`. */
export type TextOverrides = Readonly<Record<string, string>>;

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string> = (
  key: Key,
  values?: TextValues,
) => string;

const dictionaries = new Map<string, Readonly<Record<string, Sentence>>>();

/**
 * A language is added where the program starts: the server speaks all, a browser that of its page. English needs none.
 * What is added later joins what is there.
 */
export function addDictionary(language: string, copies: readonly Copy[]): void {
  const entries = copies.flatMap(({ namespace, sentences }) =>
    Object.entries(sentences).map(
      ([key, sentence]) => [`${namespace}.${key}`, sentence] as const,
    ),
  );
  dictionaries.set(language, {
    ...dictionaries.get(language),
    ...Object.fromEntries(entries),
  });
}

/** Numbers get thousands separators. */
export function createTranslator<Key extends string>(
  copy: Copy<Key>,
  overrides: TextOverrides,
  language: string,
): Translate<Key> {
  return (key, values) => {
    const sentence = pick(copy, key, overrides, language, values);
    return values === undefined ? sentence : fill(sentence, values);
  };
}

function pick(
  copy: Copy,
  key: string,
  overrides: TextOverrides,
  language: string,
  values: TextValues | undefined,
): string {
  const name = `${copy.namespace}.${key}`;
  const sentence = dictionaries.get(language)?.[name] ?? copy.sentences[key];
  if (sentence === undefined) return name;
  if (typeof sentence === "string") return overrides[name] ?? sentence;
  const form = findPlural(Number(values?.["count"]));
  // A sentence that has one form in English is overridden under its plain name.
  return overrides[`${name}.${form}`] ?? overrides[name] ?? sentence[form];
}

const PLACE = /\{(\w+)\}/g;

/** "6 p. m." ends a sentence with its own stop. */
function fill(sentence: string, values: TextValues): string {
  return sentence.replace(PLACE, (place, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return place;
    if (typeof value === "number") return writeNumber(value);
    return sentence[at + place.length] === "."
      ? value.replace(/\.$/, "")
      : value;
  });
}
