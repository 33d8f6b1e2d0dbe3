import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";

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

/** The other language falls back to English until it is written. */
const localizedDocument = v.strictObject(
  v.entriesFromList(LANGUAGES, markdownDocument),
);

const legalDocument = v.nullable(localizedDocument);

/** A document is null where the profile has no such file. */
export const legal = v.strictObject(
  v.entriesFromList(LEGAL_DOCUMENTS, legalDocument),
);

export const guide = v.strictObject({
  slug: field.identifier,
  title: field.text,
  summary: field.text,
  authorSlug: field.identifier,
  updatedOn: field.day,
  markdown: field.text,
  /** A disclosure is needed when the guide states a payment, a down payment or a number of payments. */
  disclosure: v.optional(v.nullable(field.text), null),
});

export const author = v.strictObject({
  slug: field.identifier,
  title: field.text,
  role: field.text,
  updatedOn: field.day,
  markdown: field.text,
});

/** A page of the dealership's own, below /pages/. Menus lead there where the profile says so. */
export const ownPage = v.strictObject({
  slug: field.identifier,
  title: field.text,
  /** Search engines show it under the title. */
  description: v.optional(v.nullable(field.text), null),
  updatedOn: field.day,
  markdown: field.text,
  /** A disclosure is needed when the page states a payment, a down payment or a number of payments. */
  disclosure: v.optional(v.nullable(field.text), null),
});
