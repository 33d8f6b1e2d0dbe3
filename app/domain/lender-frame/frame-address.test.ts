import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  findFrameBase,
  getFrameAddress,
  listFrameOrigins,
  readFrameIdentifiers,
} from "./frame-address.ts";

const STAND_IN = "http://localhost:3001";
const VIN = "2HKRW2H80MH600001";

function profileWith(
  changes: Partial<StoreProfile["autoFinancing"]> = {},
): Pick<StoreProfile, "autoFinancing"> {
  return {
    autoFinancing: {
      preApproved: true,
      preApprovalFrameUrl: "https://lender.example/apply?dealer=42",
      creditScorePreApprovalUrl: null,
      fullCreditFrameUrl: null,
      frameContext: { vehicle: true, terms: true },
      ...changes,
    },
  };
}

function addressFor(query: string, profile = profileWith()): string {
  const base = findFrameBase(profile, "applyForFinancing", null);
  if (base === null) throw new Error("The profile names no lender.");
  return getFrameAddress(profile, base, {
    identifiers: readFrameIdentifiers(new URLSearchParams(query)),
    vin: VIN,
    terms: {
      downPaymentDollars: 2500,
      tradeEquityDollars: 1200,
      kind: "lease",
      termMonths: 36,
      milesPerYear: 12_500,
    },
  });
}

test("the profile's lender stands in the frame, else the stand-in, else nobody", () => {
  const profile = profileWith();
  expect(findFrameBase(profile, "applyForFinancing", STAND_IN)?.href).toBe(
    "https://lender.example/apply?dealer=42",
  );
  expect(findFrameBase(profile, "fullCreditApplication", STAND_IN)?.href).toBe(
    "http://localhost:3001/full-application",
  );
  expect(findFrameBase(profile, "fullCreditApplication", null)).toBeNull();
});

test("identifiers, vehicle and terms go into the frame's query behind what the profile wrote there", () => {
  expect(addressFor("co_applicant=AB-12&buying_time=q_7&name=Ann")).toBe(
    `https://lender.example/apply?dealer=42&co_applicant=AB-12&buying_time=q_7&vin=${VIN}&down_payment=2500&trade_equity=1200&finance_type=lease&term_months=36&miles_per_year=12500`,
  );
});

test("a lender that may not know the vehicle and the terms is not told", () => {
  const frameContext = { vehicle: false, terms: false };
  expect(addressFor("", profileWith({ frameContext }))).toBe(
    "https://lender.example/apply?dealer=42",
  );
});

test("what the profile wrote into the address is the dealer's, and no visitor changes it", () => {
  const preApprovalFrameUrl = "https://lender.example/?buying_time=dealer";
  expect(
    addressFor("buying_time=mine", profileWith({ preApprovalFrameUrl })),
  ).toContain("?buying_time=dealer&vin");
});

test.each([
  "co_applicant=ann@example.com",
  "co_applicant=630-555-0199",
  "co_applicant=16305550199",
  "co_applicant=123-45-6789",
  "co_applicant=123456789",
  "co_applicant=a%26dealer%3D43",
  "co_applicant=%22%3E%3Cscript%3E",
  "co_applicant=a%0Ab",
  "co_applicant=../../x",
  "co_applicant=",
  "co_applicant=-",
  `co_applicant=${"a".repeat(65)}`,
  "co_applicant=a&co_applicant=b",
  "CO_APPLICANT=a",
  "ssn=123",
])("%s never reaches the frame's address", (query) => {
  expect(readFrameIdentifiers(new URLSearchParams(query))).toEqual([]);
});

test("whatever our query says, the frame stays at the lender's path and knows nothing but our own names", () => {
  const name = fc.oneof(
    fc.constantFrom("co_applicant", "buying_time", "vin", "dealer"),
    fc.string(),
  );
  const value = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (entries) => {
      const query = new URLSearchParams(entries).toString();
      const url = new URL(addressFor(query));
      expect(url.origin + url.pathname).toBe("https://lender.example/apply");
      expect(url.hash).toBe("");
      expect(url.searchParams.getAll("dealer")).toEqual(["42"]);
      for (const [key, text] of url.searchParams) {
        expect([
          "dealer",
          "co_applicant",
          "buying_time",
          "vin",
          "down_payment",
          "trade_equity",
          "finance_type",
          "term_months",
          "miles_per_year",
        ]).toContain(key);
        expect(text).toMatch(/^[\w-]{1,64}$/);
      }
    }),
  );
});

const PATHS = {
  applyForFinancing: "/auto-financing/apply-for-financing",
  fullCreditApplication: "/auto-financing/full-credit-application",
} as const;

/** Every page on but the free credit score. */
function buildProfile(): Parameters<typeof listFrameOrigins>[0] {
  const pages = { ...PATHS, freeCreditScore: "" };
  const flags = Object.entries(pages).map(([key, path]) => [key, path !== ""]);
  return { ...profileWith(), pages: Object.fromEntries(flags) };
}

test("each page may frame its own lender alone, and no other page frames anybody", () => {
  const origins = (path: string) =>
    listFrameOrigins(buildProfile(), STAND_IN, path);
  expect(origins(PATHS.applyForFinancing)).toEqual(["https://lender.example"]);
  expect(origins(PATHS.fullCreditApplication)).toEqual([STAND_IN]);
  expect(origins(`${PATHS.applyForFinancing.toUpperCase()}/`)).toEqual([
    "https://lender.example",
  ]);
  for (const path of [
    "/",
    "/auto-financing",
    "/auto-financing/apply-for-financing/x",
    "/auto-financing/free-credit-score-pre-approval",
    "/contact-us",
  ])
    expect(origins(path)).toEqual([]);
  expect(
    listFrameOrigins(buildProfile(), null, PATHS.fullCreditApplication),
  ).toEqual([]);
});
