import { afterEach, expect, test } from "vitest";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { formatStoreProfileFault } from "./profile-files.server.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

const NOW_MS = Date.parse("2026-11-20T12:00:00-06:00");
const [CONTROL, BOLD] = SAMPLE_EXPERIMENT.variants;
const variants: ProfileVariant[] = [];
afterEach(() => {
  for (const { remove } of variants.splice(0)) remove();
});

function load(experiments: unknown) {
  const variant = profileVariant("franchise", {
    "experiments.json": () => JSON.stringify(experiments),
  });
  variants.push(variant);
  return loadStoreProfile(variant.folder, NOW_MS);
}

function listFaults(experiments: unknown): readonly string[] {
  const result = load(experiments);
  return result.ok
    ? []
    : result.faults.map(({ at: _place, ...it }) => formatStoreProfileFault(it));
}

const withBold = (changes: object) => [
  { ...SAMPLE_EXPERIMENT, variants: [CONTROL, { ...BOLD, ...changes }] },
];

test("an experiment needs no more than a name, dates, and variants with shares", () => {
  const result = load([
    {
      name: "short",
      startDate: SAMPLE_EXPERIMENT.startDate,
      endDate: SAMPLE_EXPERIMENT.endDate,
      variants: [
        { name: "control", sharePercent: 33.34 },
        { name: "a", sharePercent: 33.33 },
        {
          name: "b",
          sharePercent: 33.33,
          langs: { en: { "home.heroTitle": "Hello." } },
        },
      ],
    },
  ]);
  expect(result.ok && result.profile.experiments[0]).toMatchObject({
    isDraft: false,
    pages: [],
    variants: [{ settings: {}, langs: { en: {}, es: {} } }, {}, {}],
  });
});

test("a profile without the file has no experiments", () => {
  const result = loadStoreProfile("profiles/used-only", NOW_MS);
  expect(result.ok && result.profile.experiments).toEqual([]);
});

const FAULTS: readonly (readonly [experiments: unknown, line: string])[] = [
  [{}, "experiments.json: must be a list"],
  [
    [{ ...SAMPLE_EXPERIMENT, name: "First Words" }],
    "experiments.json: [0].name: must be lower-case letters and digits joined by hyphens",
  ],
  [
    [SAMPLE_EXPERIMENT, { ...SAMPLE_EXPERIMENT, isDraft: true }],
    "experiments.json: must not name an experiment twice",
  ],
  [
    [{ ...SAMPLE_EXPERIMENT, startDate: "2026-11-01" }],
    "experiments.json: [0].startDate: must be a date and time with offset, as in 2026-07-01T00:00:00-05:00",
  ],
  [
    [{ ...SAMPLE_EXPERIMENT, endDate: SAMPLE_EXPERIMENT.startDate }],
    "experiments.json: [0].endDate: must be after startDate",
  ],
  [
    [{ ...SAMPLE_EXPERIMENT, pages: ["search"] }],
    "experiments.json: [0].pages[0]: must be a path of the site, as in /search-vehicles",
  ],
  [
    [{ ...SAMPLE_EXPERIMENT, variants: [CONTROL] }],
    "experiments.json: [0].variants: must list control and at least one other variant",
  ],
  [
    [{ ...SAMPLE_EXPERIMENT, variants: [BOLD, CONTROL] }],
    'experiments.json: [0].variants: must begin with "control", the site as it is',
  ],
  [
    [
      {
        ...SAMPLE_EXPERIMENT,
        variants: [{ ...BOLD, name: "control" }, BOLD],
      },
    ],
    'experiments.json: [0].variants: must change nothing with "control"',
  ],
  [
    withBold({ sharePercent: 49 }),
    "experiments.json: [0].variants: must have shares that add up to 100 percent",
  ],
  [
    withBold({ sharePercent: 50.001 }),
    "experiments.json: [0].variants[1].sharePercent: must have at most two decimals",
  ],
  [
    withBold({ settings: { pricing: { fees: { documentFeeCents: 1 } } } }),
    "experiments.json: [0].variants[1].settings.pricing: is an unknown key; look at its spelling",
  ],
  [
    withBold({ settings: { theme: { primary: "red" } } }),
    "experiments.json: [0].variants[1].settings.theme.primary: must be a colour, as in #15803d",
  ],
  [
    withBold({
      settings: {
        menus: {
          main: [
            {
              label: "Car",
              target: { kind: "page", page: "vehicle" },
              items: [],
            },
          ],
        },
      },
    }),
    'experiments.json: [0].variants[1].settings.menus.main[0].target.page: "vehicle" has no single address and cannot stand in a menu',
  ],
  [
    withBold({ langs: { fr: {} } }),
    "experiments.json: [0].variants[1].langs.fr: is an unknown key; look at its spelling",
  ],
  [
    withBold({ langs: { en: { heroTitle: "Hello." } } }),
    "experiments.json: [0].variants[1].langs.en.heroTitle: must be a text key, as in home.heroTitle",
  ],
];

test.each(FAULTS.map(([experiments, line]) => ({ experiments, line })))(
  "a fault is named by file and key: $line",
  ({ experiments, line }) => {
    expect(listFaults(experiments)).toContain(line);
  },
);

test("words of consent are the same for everybody", () => {
  const langs = { en: { "consent.title": "Yes?" } };
  expect(listFaults(withBold({ langs })).join("\n")).toContain(
    'experiments.json: [0].variants[1].langs.en["consent.title"]: must not begin with consent',
  );
});

test("a variant that advertises a payment must disclose its terms, as the site must", () => {
  const langs = { en: { "home.heroTitle": "Only $199 a month" } };
  expect(listFaults(withBold({ langs })).join("\n")).toContain(
    'experiments.json: [0].variants[1].langs.en["home.heroTitle"]: says "$199 a month", so a disclosure must stand beside it',
  );
});

test("two experiments at one time may not change the same", () => {
  const other = { ...SAMPLE_EXPERIMENT, name: "other" };
  expect(listFaults([SAMPLE_EXPERIMENT, other])).toEqual([
    'experiments.json: [1]: changes theme.primary, en.home.heroTitle at the same time as "first-words"',
  ]);
  for (const apart of [
    { isDraft: true },
    {
      startDate: SAMPLE_EXPERIMENT.endDate,
      endDate: "2027-01-01T00:00:00-06:00",
    },
  ])
    expect(listFaults([SAMPLE_EXPERIMENT, { ...other, ...apart }])).toEqual([]);
});

test("an experiment that has ended is named, and the profile loads", () => {
  const result = load([
    { ...SAMPLE_EXPERIMENT, endDate: "2026-11-10T00:00:00-06:00" },
  ]);
  expect(
    result.warnings.map(({ at: _place, ...it }) => formatStoreProfileFault(it)),
  ).toEqual([
    'experiments.json: [0].endDate: "first-words" has ended and has no effect any more',
  ]);
  expect(result.ok).toBe(true);
});
