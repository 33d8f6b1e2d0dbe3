import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { conditions } from "#app/domain/store-profile/inventory-settings.ts";
import { stateCharges } from "#app/domain/store-profile/pricing.ts";
import { coordinates, timeZone } from "#app/domain/store-profile/store.ts";
import { findStateCode, US_STATES } from "#app/domain/us-states.ts";
import { readOpeningWords } from "./opening-words.ts";

const state = v.pipe(
  v.string("must be text"),
  v.transform((value) => findStateCode(value) ?? value),
  v.check(
    (code) => Object.hasOwn(US_STATES, code),
    "must be a state or its postal code, as in MA",
  ),
);

const hours = v.pipe(
  v.string("must be text"),
  v.check(
    (words) => readOpeningWords(words) !== null,
    "must be as in: Mon-Fri 9:00 AM - 6:00 PM; Sat 9:00 AM - 4:00 PM; Sun closed",
  ),
);

/** "$199", "199", "199 dollars" and 199 are the same amount. */
const dollars = v.pipe(
  v.union([v.string(), v.number()], "must be an amount, as in $199"),
  v.transform((value) =>
    String(value)
      .trim()
      .replace(/^\$/, "")
      .replace(/ ?(?:dollars|usd)$/i, "")
      .replaceAll(",", ""),
  ),
  v.regex(/^\d{1,5}(?:\.\d\d?)?$/, "must be an amount, as in $199 or 358.03"),
  v.transform((value) => Math.round(Number(value) * 100)),
);

const answeredStore = v.strictObject({
  name: v.optional(field.text),
  address: field.text,
  city: field.text,
  state,
  zip: field.zip,
  phone: field.phone,
  email: v.optional(field.email),
  hours,
  timeZone: v.optional(timeZone),
  coordinates: v.optional(coordinates),
});

const yesOrNo = v.boolean("must be yes or no; in a file true or false");

/** The site's own policy blocks pictures of other hosts. */
const ownPicture = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => field.isAssetName(value) || /^\/(?!\/)/.test(value),
    "must be a picture of the profile, as in assets/logo.png, or a path that starts with /",
  ),
);

/** Addresses without a language are in English, so that no site is without it. */
const languages = v.pipe(
  v.array(field.pickOne(LANGUAGES)),
  v.includes("en", "must name English (en), alone or with others"),
  v.check(
    (list) => new Set(list).size === list.length,
    "must not name a language twice",
  ),
);

/** What a new profile is made of, from a person at a terminal, from options or from a file. */
export const profileAnswers = v.strictObject({
  name: field.text,
  legalName: v.optional(field.text),
  /** The folder's name, and the dealership's in the catalogue. */
  id: v.optional(field.identifier),
  description: v.optional(field.text),
  /** Without it, pages in Spanish say what is sold where. */
  spanishDescription: v.optional(field.text),
  website: v.optional(field.httpUrl),
  email: field.email,
  foundedYear: v.optional(field.positiveCount),
  stores: v.pipe(
    v.array(answeredStore),
    v.minLength(1, "must name at least one store"),
  ),
  sells: conditions,
  documentFee: dollars,
  addOns: v.optional(
    v.array(v.strictObject({ name: field.text, price: dollars })),
    [],
  ),
  color: v.optional(field.hexColor),
  secondColor: v.optional(field.hexColor),
  logo: v.optional(ownPicture),
  /** For dark ground, where the name stands in words without one. */
  inverseLogo: v.optional(ownPicture),
  leads: v.strictObject({
    to: field.email,
    format: v.optional(field.pickOne(["adf", "text"]), "adf"),
    /** Mails of the site come from it. */
    from: v.optional(field.email),
  }),
  /** The site asks shoppers for the car they want to sell. */
  buysCars: v.optional(yesOrNo, false),
  takesTestDrives: v.optional(yesOrNo, true),
  /** The first is the default. */
  languages: v.optional(languages, ["en"]),
  /** Photos of the feed stand there. */
  photoHosts: v.optional(v.array(field.hostName), []),
  /** What a state charges a buyer; without it no tax is estimated for that state. */
  charges: v.optional(v.record(state, stateCharges), {}),
});

export type ProfileAnswers = v.InferOutput<typeof profileAnswers>;
export type AnsweredStore = ProfileAnswers["stores"][number];
/** As a person or a file gives them. */
export type GivenAnswers = Readonly<Record<string, unknown>>;
