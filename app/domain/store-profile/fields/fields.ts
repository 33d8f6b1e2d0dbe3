import * as v from "valibot";
import type { LocalizedText } from "./languages.ts";

/** Profile tables are made of these value types; each message says what to write instead. */
export const text = v.pipe(
  v.string("must be text"),
  v.check((value) => value.trim() !== "", "must not be blank"),
);

export const count = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
);

export const positiveCount = v.pipe(count, v.minValue(1, "must be at least 1"));

export const cents = v.pipe(
  v.number("must be an amount in cents"),
  v.integer("must be whole cents (35803 means $358.03)"),
  v.minValue(0, "must not be negative"),
);

/** The number 19.9 means 19.9 %. */
export const percent = v.pipe(
  v.number("must be a percentage, as in 19.9"),
  v.minValue(0, "must not be below 0"),
  v.maxValue(100, "must not be above 100"),
);

export const identifier = v.pipe(
  v.string("must be text"),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "must be lower-case letters and digits joined by hyphens",
  ),
);

export const email = v.pipe(
  v.string("must be text"),
  v.regex(
    /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
    "must be an e-mail address, as in sales@prairie.example",
  ),
);

/** It takes the ten digits of a US number in any notation and keeps only the digits. */
export const phone = v.pipe(
  v.string("must be text"),
  v.transform((value) => value.replace(/^\+1|\D/g, "")),
  v.regex(/^\d{10}$/, "must be a US phone number with 10 digits"),
);

export const httpUrl = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be an address that starts with https://",
  ),
);

/** A name of a host alone; "*.example.com" is every host below it. */
export const hostName = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => !/[:/]/.test(value),
    "must be a host alone, as in photos.example.com, without https:// and without a path",
  ),
  v.check(
    (value) => value.lastIndexOf("*") <= 0 && !/^\*(?!\.)/.test(value),
    'must be a host; only "*." before a domain stands for others, as in *.example.com',
  ),
  v.regex(
    /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
    "must be a host, as in photos.example.com",
  ),
);

export const link = v.pipe(
  v.string("must be text"),
  v.check(
    (value) =>
      /^\/(?!\/)/.test(value) ||
      /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be a path that starts with / or an address that starts with https://",
  ),
);

/** A file of the profile's folder `assets`, a picture of the site itself, or one elsewhere. */
export const picture = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => isAssetName(value) || v.is(link, value),
    "must be a picture of the profile, as in assets/logo.png, or a path that starts with /",
  ),
);

/** "assets/team/ellen.jpg"; no part of it begins with a dot. */
export function isAssetName(value: string): boolean {
  return /^assets(?:\/[\w-][\w.-]*)+$/.test(value);
}

export const searchPath = v.pipe(
  v.string("must be text"),
  v.regex(
    /^\/search-vehicles(?:[/?]|$)/,
    "must be /search-vehicles or a path below it",
  ),
  v.check(isDecodable, "must not hold a broken % code"),
);

export const hexColor = v.pipe(
  v.string("must be text"),
  v.regex(/^#[0-9a-f]{6}$/i, "must be a colour, as in #15803d"),
);

export const stateShort = v.pipe(
  v.string("must be text"),
  v.regex(/^[A-Z]{2}$/, "must be two capital letters, as in IL"),
);

export const zip = v.pipe(
  v.string("must be text"),
  v.regex(/^\d{5}(?:-\d{4})?$/, "must be a ZIP code, as in 60505"),
);

/** Days are YYYY-MM-DD. */
export const day = v.pipe(
  v.string("must be text"),
  v.isoDate("must be a day, as in 2026-07-01"),
);

/** Instants have their offset: 2026-07-01T00:00:00-05:00. */
export const instant = v.pipe(
  v.string("must be text"),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/,
    "must be a date and time with offset, as in 2026-07-01T00:00:00-05:00",
  ),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)),
    "must be a date and time that exists",
  ),
);

export const range = v.pipe(
  v.strictObject({
    min: count,
    max: count,
    step: positiveCount,
    default: count,
  }),
  v.check(({ min, max }) => min < max, "min must be below max"),
  v.check(
    (it) => it.default >= it.min && it.default <= it.max,
    "default must lie between min and max",
  ),
);

export const flag = v.boolean("must be true or false");

/** The message names every choice: "must be dealer, sales or service". */
/* @__NO_SIDE_EFFECTS__ */
export function pickOne<const Choices extends readonly (string | number)[]>(
  choices: Choices,
) {
  const others = choices.slice(0, -1).join(", ");
  return v.picklist(choices, `must be ${others} or ${choices.at(-1)}`);
}

/** It is for longer lists: "must be one of Buy, Sales, Service, Finance, Sell". */
/* @__NO_SIDE_EFFECTS__ */
export function pickListed<const Choices extends readonly string[]>(
  choices: Choices,
) {
  return v.picklist(choices, `must be one of ${choices.join(", ")}`);
}

/** A list is refused. */
export function keyedRecord<
  const Key extends v.GenericSchema<string, string>,
  const Value extends v.GenericSchema,
>(key: Key, value: Value) {
  return v.pipe(
    v.custom<Record<string, v.InferInput<Value>>>(
      (it) => typeof it === "object" && it !== null && !Array.isArray(it),
      "must be an object with keys and values",
    ),
    v.record(key, value),
  );
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** One text serves both languages, or `{ "en": …, "es": … }`. */
export const localizedText = v.pipe(
  v.union(
    [text, v.strictObject({ en: text, es: text })],
    'must be text, or { "en": text, "es": text }',
  ),
  v.transform((value): LocalizedText =>
    typeof value === "string" ? { en: value, es: value } : value,
  ),
);
