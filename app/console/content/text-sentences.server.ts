import type { JsonValue } from "#app/domain/console/json-value.ts";
import { findText } from "#app/domain/profile-edits/json-tree.ts";
import sentences from "#app/domain/profile-edits/text-sentences.json" with { type: "json" };
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** Every sentence of the site by its key; scripts/make-profile-docs.mjs writes the list. */
const SENTENCES: ReadonlyMap<
  string,
  Readonly<Partial<Record<Language, string>>>
> = new Map(Object.entries(sentences));

export interface FoundText {
  readonly key: string;
  /** As the site says it now, in the language of who asks. */
  readonly said: string;
  readonly isOwn: boolean;
}

export function isTextKey(key: string): boolean {
  return SENTENCES.has(key);
}

export function getBuiltIn(key: string, language: string): string {
  const sentence = SENTENCES.get(key);
  return (language === "es" ? sentence?.es : undefined) ?? sentence?.en ?? "";
}

/** Texts that say the words in any language, or have them in their key; without words those that the profile says its own way. */
export function findTexts(
  document: JsonValue,
  words: string,
  language: Language,
): readonly FoundText[] {
  const wanted = words.trim().toLowerCase();
  return listKeys(document)
    .map((key) => {
      const own = findText(document, [language, key]);
      const isOwn = isSaid(document, key);
      return { key, said: own || getBuiltIn(key, language), isOwn };
    })
    .filter(({ key, isOwn }) =>
      wanted === ""
        ? isOwn
        : listWords(document, key).some((it) =>
            it.toLowerCase().includes(wanted),
          ),
    );
}

function listKeys(document: JsonValue): readonly string[] {
  const own = ["en", "es"].flatMap((it) =>
    Object.keys(Object(Object(document)[it])),
  );
  return [...new Set([...own, ...SENTENCES.keys()])];
}

function isSaid(document: JsonValue, key: string): boolean {
  return ["en", "es"].some((it) => findText(document, [it, key]) !== "");
}

function listWords(document: JsonValue, key: string): readonly string[] {
  return [
    key,
    ...["en", "es"].flatMap((it) => [
      findText(document, [it, key]),
      getBuiltIn(key, it),
    ]),
  ];
}
