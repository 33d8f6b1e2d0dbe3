import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import {
  listOwnNames,
  listOwnTexts,
} from "#app/domain/profile-checks/own-texts.ts";
import { profileCommand } from "#cli/profile.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { crawl } from "./crawl.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const NOW_MS = Date.parse("2026-11-20T18:00:00Z");

let folder = "";
let site: TestSite;
const pages = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "own-dealership-"));
  const said: string[] = [];
  const out = { write: (text: string) => void said.push(text) };
  const own = path.join(folder, "lynn");
  const options = {
    name: "Lynn Motors",
    address: "120 Western Ave",
    city: "Lynn",
    state: "MA",
    zip: "01904",
    phone: "781-234-5678",
    email: "hello@lynnmotors.com",
    hours: "Mon-Fri 9:00 AM - 6:00 PM; Sat 9-4",
    sells: "new, used, certified",
    "document-fee": "$499",
    "leads-to": "leads@lynnmotors.com",
    "buys-cars": "yes",
    to: own,
  };
  const code = await profileCommand(
    [
      "new",
      ...Object.entries(options).flatMap(([name, it]) => [`--${name}`, it]),
    ],
    {
      stdout: out,
      stderr: out,
      variables: {},
      workingFolder: folder,
      projectFolder: PROJECT,
      clock: { nowMs: () => NOW_MS },
      ask: null,
    },
  );
  if (code !== 0) throw new Error(said.join(""));
  site = await startTestSite({ variables: { PROFILE: own } });
  await crawl(
    {
      profile: site.profile,
      async fetch(address, init) {
        const answer = await site.fetch(address, init);
        const text = await answer.clone().text();
        pages.set(address, unescapeHtml(text));
        return answer;
      },
    },
    { oneVehicleOf: 40, oneListOf: 40 },
  );
  for (const list of LISTS) {
    const found = await keep(list);
    const cars = found.matchAll(/href="(\/[a-z]+-vehicle\/[^"?#]+)"/g);
    const addresses = new Set([...cars].map(([, it = ""]) => it));
    for (const address of [...addresses].slice(0, 4)) await keep(address);
  }
}, 300_000);
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const LISTS = [
  "/search-vehicles/all-inventory",
  "/search-vehicles/new-inventory",
  "/search-vehicles/certified-inventory",
  "/search-vehicles/all-inventory/bodystyle/trucks",
];

async function keep(address: string): Promise<string> {
  const text = unescapeHtml(await (await site.fetch(address)).text());
  pages.set(address, text);
  return text;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

function listPagesWith(isFound: (page: string) => boolean): string[] {
  return [...pages].filter(([, page]) => isFound(page)).map(([at]) => at);
}

test("the site of a new profile has its pages", () => {
  expect(pages.size).toBeGreaterThan(20);
  expect([...pages.keys()].some((it) => it.includes("-vehicle/"))).toBe(true);
  for (const page of ["/", "/contact-us", "/our-company", "/sell-trade-my-car"])
    expect(pages.get(page)).toContain("Lynn Motors");
});

test("no page says a word of the sample profiles", () => {
  for (const sample of ["franchise", "used-only"]) {
    const loaded = loadStoreProfile(path.join(PROJECT, "profiles", sample), 0);
    if (!loaded.ok) throw new Error(sample);
    const { storeGroup, stores, staff } = loaded.profile;
    const strings = [
      ...listOwnNames(loaded.profile),
      ...[...listOwnTexts(loaded.profile)].map(({ text }) => text),
      ...stores.flatMap((it) => [it.name, it.addressLine1, it.phone, it.email]),
      ...staff.flatMap(({ email, phone }) => [email, phone]),
      storeGroup.email,
    ].map((it) => it.toLowerCase());
    const lower = new Map(
      [...pages].map(([at, page]) => [at, page.toLowerCase()]),
    );
    const found = [...new Set(strings)].flatMap((it) =>
      [...lower]
        .filter(([, page]) => page.includes(it))
        .map(([at]) => `${at}: ${it}`),
    );
    expect(found.slice(0, 20)).toEqual([]);
  }
});

test("no page has an invented number, or claims what nobody claimed", () => {
  expect(
    listPagesWith((page) => /\(\d{3}\) 555-\d{4}|tel:\+1\d{3}555/.test(page)),
  ).toEqual([]);
  for (const claim of [
    /out of 5\b/,
    /lifetime/i,
    /\b75 points/,
    /under \d+ seconds/i,
    /358\.03/,
    /guaranteed/i,
    /AutoRepair/,
    /aggregateRating/,
  ])
    expect([claim, listPagesWith((page) => claim.test(page))]).toEqual([
      claim,
      [],
    ]);
});
