import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { menus } from "#app/domain/store-profile/content/menus.ts";
import { theme, toasts } from "./appearance.ts";
import { search } from "./inventory-settings.ts";

/** The first variant is the site as it is. */
const CONTROL = "control";
/** A share is counted in hundredths of a percent. */
const HUNDREDTHS = 100;

const share = v.pipe(
  field.percent,
  v.check(
    (percent) => Number.isInteger(toHundredths(percent)),
    "must have at most two decimals",
  ),
);

/**
 * What the consent ledger proves and what the law wants to be said stays the same for everybody, so their words are no
 * matter of experiments.
 */
const FIXED_TEXTS = [
  "consent",
  "consentSpanish",
  "cookieDialog",
  "storedItems",
  "keptData",
  "forms",
  "stopContact",
] as const;

const textKey = v.pipe(
  v.string("must be text"),
  v.regex(/^\w[\w-]*\.\w[\w.-]*$/, "must be a text key, as in home.heroTitle"),
  v.check(
    (key) => !FIXED_TEXTS.some((it) => key.startsWith(`${it}.`)),
    `must not begin with ${FIXED_TEXTS.join(", ")}: consent and forms say the same to everybody`,
  ),
);

const langs = v.strictObject(
  v.entriesFromList(
    LANGUAGES,
    v.optional(field.keyedRecord(textKey, field.text), {}),
  ),
);

const page = v.pipe(
  v.string("must be text"),
  v.regex(/^\/[\w/-]*$/, "must be a path of the site, as in /search-vehicles"),
);

/**
 * Experiments may change these settings and no others: looks, order and invitations. Prices, fees, gates, consent,
 * addresses, recipients and what the law wants to be said are the same for everybody (Assumption A255).
 */
const settings = v.strictObject({
  theme: v.exactOptional(
    v.strictObject({
      primary: v.exactOptional(field.hexColor),
      secondary: v.exactOptional(field.hexColor),
      progressBar: v.exactOptional(theme.entries.progressBar.wrapped),
    }),
  ),
  toasts: v.exactOptional(
    v.strictObject({ position: v.exactOptional(toasts.entries.position) }),
  ),
  chat: v.exactOptional(
    v.strictObject({ isEnabled: v.exactOptional(field.flag) }),
  ),
  search: v.exactOptional(
    v.strictObject({
      defaultSort: v.exactOptional(search.entries.defaultSort),
      suggestions: v.exactOptional(search.entries.suggestions),
      specialFilters: v.exactOptional(search.entries.specialFilters),
      similarVehicleCount: v.exactOptional(search.entries.similarVehicleCount),
    }),
  ),
  menus: v.exactOptional(
    v.strictObject({ main: v.exactOptional(menus.entries.main) }),
  ),
});

const variant = v.strictObject({
  name: field.identifier,
  sharePercent: share,
  settings: v.optional(settings, {}),
  langs: v.optional(langs, {}),
});
/** Spec §4: an experiment has a name, and merges settings and langs into those of the site. */
const experiment = v.pipe(
  v.strictObject({
    name: field.identifier,
    isDraft: v.optional(field.flag, false),
    /** It runs from its start until before its end. */
    startDate: field.instant,
    endDate: field.instant,
    /** A visitor is counted who saw one of these pages or a page below it; with none, whoever saw any page. */
    pages: v.optional(v.array(page), []),
    variants: v.pipe(
      v.array(variant),
      v.minLength(2, "must list control and at least one other variant"),
      v.check(
        (list) => new Set(list.map(({ name }) => name)).size === list.length,
        "must not name a variant twice",
      ),
      v.check(
        (list) => list[0]?.name === CONTROL,
        `must begin with "${CONTROL}", the site as it is`,
      ),
      v.check(
        ([control]) =>
          control === undefined ||
          (isEmpty(control.settings) &&
            LANGUAGES.every((it) => isEmpty(control.langs[it]))),
        `must change nothing with "${CONTROL}"`,
      ),
      v.check(
        (list) =>
          list.reduce((sum, it) => sum + toHundredths(it.sharePercent), 0) ===
          100 * HUNDREDTHS,
        "must have shares that add up to 100 percent",
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["startDate"], ["endDate"]],
      ({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate),
      "must be after startDate",
    ),
    ["endDate"],
  ),
);
export const experiments = v.optional(
  v.pipe(
    v.array(experiment),
    v.check(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      "must not name an experiment twice",
    ),
  ),
  [],
);

/** Binary fractions such as 33.34 * 100 miss a whole number by a little. */
function toHundredths(percent: number): number {
  const hundredths = percent * HUNDREDTHS;
  const whole = Math.round(hundredths);
  return Math.abs(hundredths - whole) < 1e-6 ? whole : hundredths;
}

function isEmpty(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).length === 0
  );
}
