import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  type StandInVendor,
  startStandInVendor,
} from "#tests/support/stand-in-vendor.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { CANARY, PERSONAL } from "./canary.ts";
import { type FormTarget, formTargets } from "./form-targets.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";

// A31: nobody makes this site tell a vendor what the visitor has not allowed, or what did not happen.

let vendor: StandInVendor;
let site: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const RELAY = "/api/track/facebook";
const FBP = "fb.1.1795216335563.1098115397";
const ALL = "essential%2Cfunctional%2Canalytics%2Ctargeting";
const ALLOWED = `allowCookies=${ALL}; displayCookies=hide; _fbp=${FBP}`;
const SIGNAL = { "Sec-GPC": "1" };

beforeAll(async () => {
  vendor = await startStandInVendor();
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  cpSync("profiles/franchise", folder, { recursive: true });
  const file = join(folder, "profile.json");
  const content = JSON.parse(readFileSync(file, "utf8"));
  content.tracking.metaPixelId = "1234567890";
  writeFileSync(file, JSON.stringify(content));
  site = await startAttackSite({
    profile: folder,
    vehicles: CARS.map(({ stocked }) => stocked),
    variables: {
      META_CONVERSIONS_URL: vendor.url,
      META_CONVERSIONS_TOKEN: "token",
    },
  });
  return async () => {
    await site.stop();
    await vendor.close();
    rmSync(folder, { recursive: true });
  };
});

afterEach(() => {
  expect(vendor.paths.filter((it) => it.startsWith("no body"))).toEqual([]);
});

let households = 0;

function buildCall(changes: object = {}) {
  return {
    eventName: "PageView",
    eventID: randomUUID(),
    eventTime: Math.floor(site.nowMs() / 1000),
    custom_data: { path: "/contact-us" },
    ...changes,
  };
}

function report(
  call: unknown,
  headers: Readonly<Record<string, string>> = { Cookie: ALLOWED },
) {
  households += 1;
  return site.fetch(RELAY, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "A browser",
      "X-Forwarded-For": `10.8.${households >> 8}.${households & 255}`,
      ...headers,
    },
    body: JSON.stringify(call),
  });
}

/** Whatever was told before this event has reached the vendor by now. */
async function expectOnly(ids: readonly string[], from: number): Promise<void> {
  const last = buildCall();
  expect((await report(last)).status).toBe(200);
  await expect
    .poll(() => vendor.taken.includes(last.eventID), PATIENTLY)
    .toBe(true);
  expect(vendor.taken.slice(from).toSorted()).toEqual(
    [...ids, last.eventID].toSorted(),
  );
}

test.each<[string, Record<string, string>]>([
  ["no choice was made", {}],
  ["only essential is allowed", { Cookie: "allowCookies=essential" }],
  [
    "analytics alone is allowed",
    { Cookie: `allowCookies=essential,functional,analytics; _fbp=${FBP}` },
  ],
  [
    "targeting is allowed without functional",
    { Cookie: `allowCookies=essential,targeting; _fbp=${FBP}` },
  ],
  ["the browser sends a privacy signal", { Cookie: ALLOWED, ...SIGNAL }],
  ["the cookie names no category of ours", { Cookie: "allowCookies=all,*" }],
  ["the choice is forged elsewhere", { Cookie: `displayCookies=${ALL}` }],
])("A31: nothing leaves when %s", async (_why, headers) => {
  const from = vendor.taken.length;
  const answer = await report(buildCall({ fbp: FBP }), headers);
  expect([200, 204]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/"targeting":true,"pixel":true/);
  await expectOnly([], from);
});

test("A31: forged names and values, made-up times and contact details leave nothing", async () => {
  const from = vendor.taken.length;
  const day = 86_400;
  const nowS = Math.floor(site.nowMs() / 1000);
  for (const changes of [
    { eventName: "Purchase" },
    { eventName: "Lead" },
    { eventName: "FullCreditApplication", value: 50 },
    { value: 1e9 },
    { currency: "BTC" },
    { user_data: { em: "jo@example.com" } },
    { eventTime: nowS - 8 * day },
    { eventTime: nowS + 8 * day },
    { eventTime: -1 },
    { eventID: "1" },
    { event_source_url: "https://evil.example" },
    { custom_data: { path: "/", value: 1 } },
    { access_token: "x" },
  ])
    expect([changes, (await report(buildCall(changes))).status]).toEqual([
      changes,
      400,
    ]);
  await expectOnly([], from);
});

test("A31: of a thousand calls at once from one address the limit lets three hundred through", async () => {
  const from = vendor.taken.length;
  const calls = Array.from({ length: 1000 }, () => buildCall());
  const flood = { Cookie: ALLOWED, "X-Forwarded-For": "10.7.7.7" };
  const statuses: number[] = [];
  // Connections of one machine have a limit of their own.
  for (let at = 0; at < calls.length; at += 50)
    statuses.push(
      ...(await Promise.all(
        calls.slice(at, at + 50).map(async (call) => {
          const answer = await report(call, flood);
          await answer.arrayBuffer();
          return answer.status;
        }),
      )),
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(700);
  const told = calls.filter((_, at) => statuses[at] === 200);
  await expectOnly(
    told.map(({ eventID }) => eventID),
    from,
  );
});

test("an id is told once, however often it is reported", async () => {
  const from = vendor.taken.length;
  const call = buildCall();
  for (let time = 0; time < 3; time++) await report(call);
  await expectOnly([call.eventID], from);
});

/** Spec §9: what each form leads to, besides the lead. */
const EVENTS: Readonly<Record<string, string>> = {
  contact: "Contact",
  service: "Schedule",
  "apply-for-financing": "SubmitApplication",
  "ask-about-vehicle": "Contact",
};

test.each(Object.entries(EVENTS))(
  "a sent %s form is told as Lead and %s, hashed, and the browser hears of both under the same ids once",
  async (name, own) => {
    const form = findForm(name);
    const from = vendor.asked.length;
    const sent = await sendForm(form, { Cookie: ALLOWED });
    expect(sent.status).toBe(303);
    await expect
      .poll(() => listTold(from).map((it) => it.event_name), PATIENTLY)
      .toEqual(expect.arrayContaining(["Lead", own]));
    const told = listTold(from);
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toMatch(PERSONAL);
    for (const { user_data } of told) {
      expect(user_data.em).toMatch(/^[0-9a-f]{64}$/);
      expect(user_data.fbp).toBe(FBP);
    }

    const cookies = [
      ALLOWED,
      ...sent.headers.getSetCookie().map((it) => it.split(";")[0]),
    ].join("; ");
    const pageView = buildCall();
    const next = await report(pageView, { Cookie: cookies });
    const { events } = (await next.json()) as {
      events: readonly { name: string; eventId: string }[];
    };
    expect(events.map((it) => it.name)).toEqual(["Lead", own, "PageView"]);
    expect(events.slice(0, 2).map((it) => it.eventId)).toEqual(
      ["Lead", own].map(
        (it) => told.find((event) => event.event_name === it)?.event_id,
      ),
    );
    expect(next.headers.getSetCookie().join()).toMatch(/^events=;.*Max-Age=0/);
    await expect
      .poll(() => vendor.taken, PATIENTLY)
      .toContain(pageView.eventID);
  },
);

test("a form that is sent without consent tells nobody, and leaves no mark", async () => {
  const from = vendor.taken.length;
  const sent = await sendForm(findForm("contact"), {});
  expect(sent.status).toBe(303);
  expect(sent.headers.getSetCookie().join()).not.toContain("events=");
  await expectOnly([], from);
});

test("no form waits for a vendor who is silent, and what it told is sent when the vendor answers", async () => {
  const from = vendor.asked.length;
  const taken = vendor.taken.length;
  const countPutOff = () =>
    site.logged.filter((it) => it.includes("relay.put-off")).length;
  const putOff = countPutOff();
  vendor.answer = () => ({ status: 503 });
  const sent = await sendForm(findForm("contact"), { Cookie: ALLOWED });
  expect(sent.status).toBe(303);
  await expect.poll(() => vendor.asked.length, PATIENTLY).toBeGreaterThan(from);
  // The time that passes is counted from here: the vendor hears of an event before the site hears his answer.
  await expect.poll(countPutOff, PATIENTLY).toBeGreaterThan(putOff);
  expect(vendor.taken).toHaveLength(taken);
  vendor.answer = () => ({ status: 200 });
  site.advance(30_000);
  await expect.poll(() => vendor.taken.length, PATIENTLY).toBe(taken + 2);
});

test("who takes advertising back takes what still waits", async () => {
  const taken = vendor.taken.length;
  vendor.answer = () => ({ status: 503 });
  const call = buildCall();
  const asked = vendor.asked.length;
  await report(call);
  await expect.poll(() => vendor.asked.length, PATIENTLY).toBe(asked + 1);
  const answer = await site.fetch("/cookie-consent", {
    method: "POST",
    headers: { Cookie: ALLOWED },
    body: new URLSearchParams({
      choice: "deny",
      returnTo: "/",
      view: "banner",
    }),
  });
  expect(answer.status).toBeLessThan(400);
  vendor.answer = () => ({ status: 200 });
  site.advance(3_600_000);
  await expectOnly([], taken);
});

test("A30: what the vendor was ever told names nobody", () => {
  expect(vendor.asked.length).toBeGreaterThan(5);
  expect(JSON.stringify(vendor.asked)).not.toMatch(PERSONAL);
  expect(site.logged.filter((it) => PERSONAL.test(it))).toEqual([]);
});

function findForm(name: string): FormTarget {
  const form = formTargets(VIN).find((it) => it.name === name);
  if (form === undefined) throw new Error(`There is no form ${name}.`);
  return form;
}

async function sendForm(
  { path, name, fields }: FormTarget,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const told = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      CANARY[field] ?? value,
    ]),
  );
  const sent = await site.send(path, name, told, {
    "User-Agent": "A browser",
    ...headers,
  });
  await sent.arrayBuffer();
  return sent;
}

function listTold(from: number) {
  return vendor.asked.slice(from).flatMap(({ data }) => data);
}
