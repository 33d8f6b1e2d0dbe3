import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

export const LEGAL_DOCUMENTS = [
  "privacy-policy",
  "cookie-policy",
  "terms-of-sale",
] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** A Markdown file has front matter, then the words. */
const markdownDocument = v.strictObject({
  title: field.text,
  updatedOn: field.day,
  markdown: field.text,
});

/** What is not written in Spanish is said in English, and marked as that. */
const legalDocument = v.nullable(
  v.strictObject({ en: markdownDocument, es: inSpanish(markdownDocument) }),
);

/** A document is null where the profile has no such file. */
export const legal = v.strictObject(
  v.entriesFromList(LEGAL_DOCUMENTS, legalDocument),
);

const guideWords = {
  title: field.text,
  summary: field.text,
  updatedOn: field.day,
  markdown: field.text,
  /** A disclosure is needed when the guide states a payment, a down payment or a number of payments. */
  disclosure: v.optional(v.nullable(field.text), null),
};

/** What a guide is about; `owning` is service and repair, `protection` is what a warranty or a plan covers. */
export const GUIDE_TOPICS = [
  "buying",
  "prices",
  "certified",
  "selling",
  "paying",
  "protection",
  "owning",
] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

export const guide = v.strictObject({
  slug: field.identifier,
  authorSlug: field.identifier,
  /** The topic chooses the guide's drawing and the action below it. */
  topic: v.optional(v.picklist(GUIDE_TOPICS), "buying"),
  ...guideWords,
  es: inSpanish(v.strictObject(guideWords)),
});

const authorWords = {
  title: field.text,
  role: field.text,
  updatedOn: field.day,
  markdown: field.text,
};

export const author = v.strictObject({
  slug: field.identifier,
  ...authorWords,
  es: inSpanish(v.strictObject(authorWords)),
});

const ownPageWords = {
  title: field.text,
  /** Search engines show it under the title. */
  description: v.optional(v.nullable(field.text), null),
  updatedOn: field.day,
  markdown: field.text,
  /** A disclosure is needed when the page states a payment, a down payment or a number of payments. */
  disclosure: v.optional(v.nullable(field.text), null),
};

/** A page of the dealership's own, below /pages/. Menus lead there where the profile says so. */
export const ownPage = v.strictObject({
  slug: field.identifier,
  ...ownPageWords,
  es: inSpanish(v.strictObject(ownPageWords)),
});

/** The file of the same name that ends in `.es.md`; null where nobody wrote it. */
/* @__NO_SIDE_EFFECTS__ */
function inSpanish<const Words extends v.GenericSchema>(words: Words) {
  return v.optional(v.nullable(words), null);
}

/** The words in the visitor's language, or in English where there are no others. */
export function chooseWritten<Words>(
  { en, es }: { readonly en: Words; readonly es: Words | null },
  language: Language,
): { readonly words: Words; readonly writtenIn: Language } {
  return language === "es" && es !== null
    ? { words: es, writtenIn: "es" }
    : { words: en, writtenIn: "en" };
}
