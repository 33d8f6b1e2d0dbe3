import path from "node:path";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import {
  fillFigures,
  pickFilledParts,
} from "#app/domain/store-profile/figures.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { listAmountFaults } from "./amount-faults.ts";
import type { ProfileKey } from "./profile-fault.ts";

const loaded = loadStoreProfile(
  path.resolve(import.meta.dirname, "../../../profiles/franchise"),
  Date.parse("2026-11-01T12:00:00-05:00"),
);

const OWN_PAGE = {
  slug: "our-fees",
  title: "Our fees",
  description: null,
  updatedOn: "2026-11-01",
  markdown: "",
  disclosure: null,
  es: null,
};

function buildFranchise(): StoreProfile {
  if (!loaded.ok) throw new Error("The franchise has faults.");
  const { pricing } = loaded.written;
  return structuredClone({
    ...loaded.written,
    pricing: {
      ...pricing,
      fees: { ...pricing.fees, documentFeeCents: 49_900 },
      disclaimerDatedOn: "2026-06-01",
    },
    ownPages: [OWN_PAGE],
  });
}

/** One place of each part in which a dealer writes what he likes. */
const PLACES: readonly (readonly [key: ProfileKey, day: string])[] = [
  [["storeGroup", "description", "en"], "June 1, 2026"],
  [["faqs", "home", 0, "answers", 0, "en"], "June 1, 2026"],
  [["faqs", "home", 0, "answers", 0, "es"], "1 de junio de 2026"],
  [["legal", "terms-of-sale", "en", "markdown"], "June 1, 2026"],
  [["legal", "terms-of-sale", "es", "markdown"], "1 de junio de 2026"],
  [["guides", 0, "markdown"], "June 1, 2026"],
  [["ownPages", 0, "markdown"], "June 1, 2026"],
  [
    ["serviceCenter", "popularServices", 0, "description", "en"],
    "June 1, 2026",
  ],
  [["promotions", 0, "description", "en"], "June 1, 2026"],
  [["promotions", 0, "disclosure", "es"], "1 de junio de 2026"],
  [["warranty", "description", "en"], "June 1, 2026"],
];

function getAt(profile: StoreProfile, key: ProfileKey): unknown {
  return key.reduce<unknown>(
    (it, step) => Reflect.get(Object(it), step),
    profile,
  );
}

function writeAt(key: ProfileKey, text: string): StoreProfile {
  const profile = buildFranchise();
  const last = key.at(-1) ?? "";
  expect(typeof getAt(profile, key), key.join()).toBe("string");
  Reflect.set(Object(getAt(profile, key.slice(0, -1))), last, text);
  return profile;
}

const listFaultsAt = (key: ProfileKey, text: string) =>
  [...listAmountFaults(writeAt(key, text))]
    .filter((it) => it.key.join() === key.join())
    .map((it) => it.message);

test("every part whose texts are checked is tried here", () => {
  expect(new Set(PLACES.map(([[part]]) => part))).toEqual(
    new Set(Object.keys(pickFilledParts(buildFranchise()))),
  );
});

test.each(PLACES)(
  "%j says the fee and its day as pricing.json has them, and the check refuses what would not",
  (key, day) => {
    const asked = "The document fee is {documentFee} as of {feeDate}.";
    expect(listFaultsAt(key, asked)).toEqual([]);
    expect(getAt(fillFigures(writeAt(key, asked)), key)).toBe(
      `The document fee is $499.00 as of ${day}.`,
    );
    expect(listFaultsAt(key, "The document fee is $199.00.")).toEqual([
      expect.stringContaining("write {documentFee}"),
    ]);
    expect(listFaultsAt(key, "It is {docFee}.")).toEqual([
      expect.stringContaining("unknown part {docFee}"),
    ]);
    expect(listFaultsAt(key, "The fee is ${documentFee}.")).toEqual([
      "{documentFee} brings its own $",
    ]);
  },
);

test("a figure of claims that the profile does not make is an unknown part", () => {
  const silent = {
    ...writeAt(
      ["faqs", "home", 0, "answers", 0, "en"],
      "It takes {preApprovalSeconds} seconds.",
    ),
    claims: null,
  };
  expect([...listAmountFaults(silent)].map((it) => it.message)).toContainEqual(
    expect.stringContaining("unknown part {preApprovalSeconds}"),
  );
});
