import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";

let site: TestSite;
let car: StockedVehicle["vehicle"];
beforeAll(async () => {
  site = await startTestSite();
  car = findCar("aurora");
});
afterAll(() => site.stop());

/** Each test begins with nothing booked. */
beforeEach(async () => {
  const { db } = site.stores.database.leads;
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("slot_holds").execute();
});

const CONTACT = {
  firstName: "Elena",
  lastName: "Ruiz",
  email: "elena@example.com",
  phone: "(630) 555-0100",
  message: "May I bring my dog?",
};
// Friday, 20 November 2026, noon in Chicago; Monday at half past ten.
const MONDAY = String(Date.parse("2026-11-23T16:30:00Z"));

function findCar(storeId: string): StockedVehicle["vehicle"] {
  const found = site.vehicles.find(
    ({ vehicle }) => vehicle.storeId === storeId,
  );
  if (found === undefined) throw new Error(`No car at ${storeId}.`);
  return found.vehicle;
}

async function readPage(path: string): Promise<string> {
  const answer = await site.fetch(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

function post(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return site.fetch(path, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
}

const choose = (start = MONDAY, path = `/test-drive/${car.vin}`) =>
  post(path, { start });

async function hold(start = MONDAY): Promise<string> {
  const answer = await choose(start);
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const schedule = (
  path: string,
  changes: Readonly<Record<string, string>> = {},
) =>
  post(path, {
    ...CONTACT,
    start: new URL(path, site.origin).searchParams.get("start") ?? "",
    formToken: agedFormToken("test-drive"),
    ...changes,
  });

async function readLastLead() {
  const { type, store_id, content } = await site.stores.database.leads.db
    .selectFrom("leads")
    .select(["type", "store_id", "content"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { type, storeId: store_id, ...JSON.parse(content) };
}

async function countBooked(): Promise<number> {
  const rows = await site.stores.database.leads.db
    .selectFrom("appointments")
    .select("id")
    .execute();
  return rows.length;
}

/** The times of a page that can be pressed. */
const listTimes = (html: string) =>
  [...html.matchAll(/<button[^>]*class="time[^>]*value="(\d+)"/g)].map(
    ([, startMs]) => Number(startMs),
  );

test("the page offers the coming days of the vehicle's own store, and the times of the first", async () => {
  const html = await readPage(`/test-drive/${car.vin}`);
  expect(html).toContain("at Prairie Auto of Aurora");
  expect(html).toContain("Saturday, November 21");
  expect(html).toContain("Sunday, November 22: no times");
  // Two hours' notice from noon, until the last half hour before closing at six.
  const times = listTimes(html);
  expect(times.at(0)).toBe(Date.parse("2026-11-20T20:00:00Z"));
  expect(times.at(-1)).toBe(Date.parse("2026-11-20T23:30:00Z"));
  expect(html).toContain("Times are store time (Central Time).");
  expect(html).toMatch(
    /class="drive-place"[\s\S]*1840 N Farnsworth Ave[\s\S]*>Directions<\/a>/,
  );
});

test("whoever books a drive sees the car and its price, and nothing to save or to compare", async () => {
  const html = await readPage(`/test-drive/${car.vin}`);
  const [aside = ""] = /<aside[\s\S]*?<\/aside>/.exec(html) ?? [];
  expect(aside).toContain("<img");
  expect(aside).toContain(getVehicleAddress(car));
  expect(aside).toMatch(/\$\d/);
  expect(aside).not.toContain("<button");
});

test("a day of the address has its own times, and each later page of days leads back", async () => {
  const monday = await readPage(`/test-drive/${car.vin}?day=2026-11-23`);
  expect(listTimes(monday)).toContain(Number(MONDAY));
  expect(monday).toMatch(/day=2026-11-23"[^>]*aria-current="true"/);
  const last = await readPage(`/test-drive/${car.vin}?day=2026-12-04`);
  expect(last).toContain("Earlier days");
  expect(last).not.toContain("Later days");
});

test("another store's car is driven by that store's clock", async () => {
  const usedOnly = await startTestSite({ profile: "used-only" });
  try {
    const eastern = usedOnly.profile.stores.find(({ timeZone }) =>
      timeZone.includes("Indiana"),
    );
    const other = usedOnly.vehicles.find(
      ({ vehicle }) => vehicle.storeId === eastern?.id,
    );
    const answer = await usedOnly.fetch(
      `/test-drive/${other?.vehicle.vin}?day=2026-11-23`,
    );
    const html = await answer.text();
    expect(html).toContain("Eastern Time");
    expect(listTimes(html)[0]).toBe(Date.parse("2026-11-23T14:00:00Z"));
  } finally {
    await usedOnly.stop();
  }
});

test("a time that is pressed is kept, and leads on to the details with nothing of the visitor in the address", async () => {
  const details = await hold();
  expect(details).toMatch(
    new RegExp(
      `^/test-drive/${car.vin}/details\\?start=${MONDAY}&hold=[\\w.-]+$`,
    ),
  );
  const html = await readPage(details);
  expect(html).toContain("Monday, November 23");
  expect(html).toContain("10:30");
  expect(html).toContain("Held for you until 12:10");
  expect(html).toMatch(/name="formToken" value="[\w.-]{70,}"/);
});

test("a time that somebody holds is crossed out for everybody else, and free for whoever holds it", async () => {
  const first = await hold();
  const path = `/test-drive/${car.vin}?day=2026-11-23`;
  expect(listTimes(await readPage(path))).not.toContain(Number(MONDAY));
  const token = new URL(first, site.origin).searchParams.get("hold");
  expect(listTimes(await readPage(`${path}&hold=${token}`))).toContain(
    Number(MONDAY),
  );
});

test("of two who press one time of one car the second is led back to the times, and another car keeps it", async () => {
  await hold();
  const second = await choose();
  const back = second.headers.get("Location") ?? "";
  expect(back).not.toContain("/details");
  expect(listTimes(await readPage(back))).not.toContain(Number(MONDAY));
  const { vin } =
    site.vehicles
      .map(({ vehicle }) => vehicle)
      .find((it) => it.storeId === car.storeId && it.vin !== car.vin) ??
    expect.fail("no other car");
  const other = await choose(MONDAY, `/test-drive/${vin}`);
  expect(other.headers.get("Location")).toContain(`/test-drive/${vin}/details`);
});

test("a time that the store gave away says so to whoever held it, with the nearest", async () => {
  const details = await hold();
  const { db } = site.stores.database.leads;
  await db
    .insertInto("slot_blocks")
    .values({
      kind: "testDrive",
      store_id: car.storeId,
      start_ms: Number(MONDAY),
      end_ms: Number(MONDAY) + 60_000,
      note: "",
      created_at_ms: 0,
    })
    .execute();
  try {
    const html = await readPage(details);
    expect(html).not.toContain("Held for you until");
    expect(html).toMatch(/type="radio" name="start" value="\d+"/);
  } finally {
    await db.deleteFrom("slot_blocks").execute();
  }
});

test("a booking leads to its receipt, with the toast, the reference, a calendar file and the way to change it", async () => {
  const answer = await schedule(await hold());
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join()).toContain(
    "flash=testDriveSuccess",
  );
  const location = answer.headers.get("Location") ?? "";
  expect(location).not.toMatch(/elena|ruiz|630|555/i);
  const html = await readPage(location);
  expect(html).toContain("Your test drive is booked");
  expect(html).toMatch(
    /Monday, November 23, 2026 at\s10:30\sAM\sCST[\s\S]*Prairie Auto of Aurora/,
  );
  expect(html).toContain("What happens next");
  expect(html).toMatch(/href="\/appointments\/[\w.-]+\/calendar\.ics"/);
  expect(html).toMatch(/href="\/appointments\/[\w.-]+"/);
  const lead = await readLastLead();
  expect(lead).toMatchObject({
    type: "SCHEDULE_TEST_DRIVE",
    storeId: "aurora",
    user: { firstName: "Elena", comments: CONTACT.message },
    vehicles: [{ vin: car.vin, interest: "test-drive" }],
  });
  expect(JSON.stringify(lead.summary)).toMatch(
    /Monday, November 23, 2026 at\s10:30\sAM\sCST/,
  );
  expect(await countBooked()).toBe(1);
});

test("a form that is sent twice books once and leads to the same receipt", async () => {
  const details = await hold();
  const formToken = agedFormToken("test-drive");
  const first = await schedule(details, { formToken });
  const second = await schedule(details, { formToken });
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(await countBooked()).toBe(1);
});

test("details that are not complete are asked again, with the words of the specification, and keep what was typed", async () => {
  const answer = await schedule(await hold(), { lastName: "", phone: "12" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please fill info about yourself.");
  expect(html).toContain("Enter your last name.");
  expect(html).toContain('value="Elena"');
  expect(html).toContain("May I bring my dog?");
  expect(await countBooked()).toBe(0);
});

test("whoever comes too late keeps what was typed and sees the nearest three times", async () => {
  const details = await hold();
  await site.stores.database.leads.db.deleteFrom("slot_holds").execute();
  // The store takes more drives at once, but this car has one driver.
  expect(site.profile.scheduling.testDrive.capacityPerSlot).toBeGreaterThan(1);
  const other = await schedule(
    `/test-drive/${car.vin}/details?start=${MONDAY}`,
    { email: "other@example.com", phone: "6305550101" },
  );
  expect(other.status).toBe(303);
  const late = await schedule(details);
  expect(late.status).toBe(400);
  const html = await late.text();
  expect(html).toContain("Someone just took that time.");
  expect(html).toContain('value="Elena"');
  const offered = [
    ...html.matchAll(/type="radio" name="start" value="(\d+)"/g),
  ];
  expect(offered.map(([, it]) => Number(it) - Number(MONDAY))).toEqual([
    -60 * 60_000,
    -30 * 60_000,
    30 * 60_000,
  ]);
  const [, next = ""] = offered[1] ?? [];
  const taken = await schedule(details, { start: next });
  expect(taken.status).toBe(303);
  expect(await countBooked()).toBe(1 + 1);
});

test.each([
  ["in the past", String(SOME_DAY_MS - 86_400_000)],
  ["too soon", String(Date.parse("2026-11-20T19:00:00Z"))],
  ["on a closed day", String(Date.parse("2026-11-22T16:00:00Z"))],
  ["between two slots", String(Number(MONDAY) + 60_000)],
  ["after the last day", String(Date.parse("2027-02-01T16:00:00Z"))],
  ["of no calendar", "999999999999999"],
])(
  "a time %s is neither kept nor booked, and the page says which are free",
  async (_name, start) => {
    const answer = await choose(start);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toBe(`/test-drive/${car.vin}?start=${start}`);
    const html = await readPage(location);
    expect(html).toContain("is no longer open");
    expect(html).toContain("Open times close to it");
    const details = await site.fetch(
      `/test-drive/${car.vin}/details?start=${start}`,
    );
    expect(details.status).toBe(302);
    const forged = await schedule(
      `/test-drive/${car.vin}/details?start=${MONDAY}`,
      { start },
    );
    expect(forged.status).toBe(400);
    expect(await countBooked()).toBe(0);
  },
);

test.each(["", "soon", "1e15", "-5", "12.5"])(
  "%j is no time, and the form says what to do",
  async (start) => {
    const answer = await choose(start);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Choose a time");
  },
);

test("a hold that is not ours opens nothing and stops nobody", async () => {
  const html = await readPage(
    `/test-drive/${car.vin}/details?start=${MONDAY}&hold=forged.token`,
  );
  expect(html).toContain("goes to whoever books it first");
  const answer = await schedule(
    `/test-drive/${car.vin}/details?start=${MONDAY}&hold=forged.token`,
  );
  expect(answer.status).toBe(303);
});

test("a receipt's link that was tampered with is no page", async () => {
  const answer = await schedule(await hold());
  const location = answer.headers.get("Location") ?? "";
  const other = location.replace(/\.(.)/, (_, it) =>
    it === "A" ? ".B" : ".A",
  );
  expect((await site.fetch(other)).status).toBe(404);
  expect((await site.fetch(`/test-drive/${car.vin}/booked`)).status).toBe(404);
});

test("a vehicle that nobody knows has no times, and none can be kept", async () => {
  const unknown = "/test-drive/WBA00000000000000";
  expect((await site.fetch(unknown)).status).toBe(404);
  expect((await choose(MONDAY, unknown)).status).toBe(404);
  expect((await schedule(`${unknown}/details?start=${MONDAY}`)).status).toBe(
    404,
  );
});

test("a sold vehicle leads to its own page with similar ones, whatever was typed, and nothing is booked", async () => {
  const details = await hold();
  const found = await site.stores.inventory.findVehicle(car.vin);
  if (found === null) throw new Error("The sample lost its first car.");
  const spy = vi
    .spyOn(site.stores.inventory, "findVehicle")
    .mockResolvedValue({ ...found, goneAtMs: SOME_DAY_MS - 60_000 });
  try {
    for (const answer of [
      await site.fetch(`/test-drive/${car.vin}`),
      await site.fetch(details),
      await choose(),
      await schedule(details),
    ])
      expect(answer.headers.get("Location")).toBe(getVehicleAddress(car));
  } finally {
    spy.mockRestore();
  }
  expect(await countBooked()).toBe(0);
});

test("while appointments cannot be read the page says whom to call, and the vehicle's page stands", async () => {
  const { schema } = site.stores.database.leads.db;
  await schema.alterTable("slot_blocks").renameTo("lost_blocks").execute();
  try {
    const html = await readPage(`/test-drive/${car.vin}`);
    expect(html).toContain("We can’t show the times right now");
    expect(html).toContain("(630)");
    const other = getVehicleAddress(findCar("joliet"));
    expect(await readPage(other)).toContain("See open times");
  } finally {
    await schema.alterTable("lost_blocks").renameTo("slot_blocks").execute();
  }
});

test("a vehicle's page shows days and times, each a link that works without a script", async () => {
  const html = await readPage(getVehicleAddress(car));
  expect(html).toContain("Book a test drive");
  expect(html).toContain(`href="/test-drive/${car.vin}?day=2026-11-21"`);
  expect(html).toMatch(
    new RegExp(`href="/test-drive/${car.vin}\\?start=\\d+" rel="nofollow"`),
  );
});

test("another spelling of the address leads to the one there is", async () => {
  const answer = await site.fetch(`/test-drive/${car.vin.toLowerCase()}?day=x`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe(`/test-drive/${car.vin}?day=x`);
});

test("the pages belong to one visitor and to no search engine", async () => {
  const answer = await site.fetch(await hold());
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await answer.text()).toContain('name="robots" content="noindex"');
});
