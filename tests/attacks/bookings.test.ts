import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { CANARY, PERSONAL } from "./canary.ts";
import { plantedCars } from "./planted-inventory.ts";

// The form of /test-drive books a slot once: forged, repeated or flooded it gets a clear answer, and nothing twice.

let site: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  return () => site.stop();
});

beforeEach(async () => {
  const { db } = site.stores.database.leads;
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("slot_holds").execute();
});

// Monday, 23 November 2026, 9:00 in Chicago; test drives take half an hour.
const FIRST_MS = Date.parse("2026-11-23T15:00:00Z");
const HALF_HOUR_MS = 1_800_000;
const toStart = (at: number) => String(FIRST_MS + (at % 18) * HALF_HOUR_MS);

const {
  firstName = "",
  lastName = "",
  email = "",
  phone = "",
  message = "",
} = CANARY;
const FIELDS = { firstName, lastName, email, phone, message };

const getPath = (start: string) => `/test-drive/${VIN}/details?start=${start}`;

function book(
  fields: Readonly<Record<string, string>> = {},
  headers?: Readonly<Record<string, string>>,
): Promise<Response> {
  const start = fields["start"] ?? toStart(0);
  return site.send(
    getPath(toStart(0)),
    "test-drive",
    { ...FIELDS, start, ...fields },
    headers,
  );
}

async function countBooked(): Promise<number> {
  const { db } = site.stores.database.leads;
  const rows = await db.selectFrom("appointments").select("id").execute();
  return rows.length;
}

test("a booking leaves the visitor's details in no address, no log and no report", async () => {
  const before = site.logged.length;
  const kept = await site.send(`/test-drive/${VIN}`, "", { start: toStart(0) });
  const details = kept.headers.get("Location") ?? "";
  const booked = await site.send(details, "test-drive", {
    ...FIELDS,
    start: toStart(0),
  });
  const receipt = booked.headers.get("Location") ?? "";
  expect(booked.status).toBe(303);
  expect(await site.text(receipt)).toContain("Your test drive is booked");
  expect([details, receipt].join()).not.toMatch(PERSONAL);
  expect(site.logged.slice(before).join("\n")).not.toMatch(PERSONAL);
  expect(JSON.stringify(site.events)).not.toMatch(PERSONAL);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["a token of nobody", { formToken: "x.y.z" }],
  ["the token of another form", { formToken: "contact" }],
  ["what only robots fill in", { homepage: "https://spam.example" }],
  ["no time", { start: "" }],
  ["a slot of its own making", { start: String(FIRST_MS + 1) }],
  ["a time of last year", { start: String(FIRST_MS - 365 * 86_400_000) }],
  ["markup for a time", { start: "<b>9</b>" }],
  ["a name without end", { firstName: "x".repeat(100_000) }],
  ["an address with a second one", { email: "a@b.example,c@d.example" }],
])("%s books nothing and is told why", async (_name, fields) => {
  const own = fields["formToken"] === "contact" ? site.token("contact") : null;
  const answer = await book({
    ...fields,
    ...(own !== null && { formToken: own }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("There is a problem");
  expect(await countBooked()).toBe(0);
});

test("another site's page books nothing for its visitors, and keeps no slot", async () => {
  const headers = {
    Origin: "https://evil.example",
    "Sec-Fetch-Site": "cross-site",
  };
  expect((await book({}, headers)).status).toBe(403);
  const kept = await site.send(
    `/test-drive/${VIN}`,
    "",
    { start: toStart(0) },
    headers,
  );
  expect(kept.status).toBe(403);
  expect(await countBooked()).toBe(0);
});

test("200 bookings from one address are answered, and few are made; each slot at most as often as it has places", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const statuses: number[] = [];
  for (let at = 0; at < 200; at++) {
    const answer = await book(
      {
        start: toStart(at),
        email: `flood${at}@example.com`,
        phone: `31255501${String(at % 100).padStart(2, "0")}`,
      },
      headers,
    );
    statuses.push(answer.status);
    await answer.text();
  }
  expect(new Set(statuses)).toEqual(new Set([303, 400, 429]));
  const rows = await site.stores.database.leads.db
    .selectFrom("appointments")
    .select("start_ms")
    .execute();
  expect(rows.length).toBeLessThanOrEqual(30);
  const { capacityPerSlot } = site.profile.scheduling.testDrive;
  for (const { start_ms } of rows)
    expect(
      rows.filter((it) => it.start_ms === start_ms).length,
    ).toBeLessThanOrEqual(capacityPerSlot);
});

test("an address that keeps slots without end keeps a few, and nobody else is shut out", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.78" };
  for (let at = 0; at < 60; at++)
    await site.send(`/test-drive/${VIN}`, "", { start: toStart(at) }, headers);
  const { db } = site.stores.database.leads;
  const holds = await db.selectFrom("slot_holds").select("id").execute();
  expect(holds.length).toBeLessThanOrEqual(6);
});

test("no spelling of a day, a time or a token breaks a step", async () => {
  const odd = [
    "%00",
    "..%2F",
    "%F0%9F%9A%97",
    "-1",
    "1e999",
    "0",
    "9".repeat(15),
    "x".repeat(2_000),
    "2026-02-30",
    "%3Cscript%3E",
  ];
  for (const value of odd)
    for (const key of ["day", "start", "hold", "appointment"])
      for (const step of ["", "/details", "/booked"]) {
        const answer = await site.fetch(
          `/test-drive/${VIN}${step}?${key}=${value}`,
        );
        expect(answer.status, `${step} ${key}=${value}`).toBeLessThan(500);
        expect(await answer.text()).not.toContain("<script>x");
      }
});
