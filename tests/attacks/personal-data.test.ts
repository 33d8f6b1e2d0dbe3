import { beforeAll, expect, test } from "vitest";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { CANARY, PERSONAL } from "./canary.ts";
import { dataAddress, everyAddress } from "./every-address.ts";
import { type FormTarget, formTargets } from "./form-targets.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";

// A30: what visitors tell of themselves is in the leads and in their mails, and nowhere else.

let site: AttackSite;
let phones: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const ALLOWED =
  "allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; displayCookies=hide";

/** Every answer's headers to the one who told. */
const heads: string[] = [];
/** Where their browser went. */
const places: string[] = [];
let cookies = ALLOWED;

beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  for (const form of formTargets(VIN)) await journey(form);
  return () => Promise.all([site.stop(), phones.stop()]);
}, 600_000);

/** Fills the form wrong, then stale, then right, and looks at everything on the way. */
async function journey(form: FormTarget) {
  const at = form.name === "phone-number" ? phones : site;
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, value]) => [
      name,
      CANARY[name] ?? value,
    ]),
  );
  const send = async (more: Readonly<Record<string, string>>) => {
    const sent = await at.send(
      form.path,
      form.name,
      { ...fields, ...more },
      { Cookie: cookies, "User-Agent": "A browser" },
    );
    note(sent);
    await sent.arrayBuffer();
    return sent;
  };
  await send({ phone: "312555018x" });
  await send({ formToken: at.token(form.name, 10 * 3_600_000) });
  await send({ formToken: "forged" });
  await send({ homepage: "x" });
  const done = await send({});
  expect([form.name, done.status]).toEqual([form.name, 303]);
  cookies = [
    ALLOWED,
    ...done.headers.getSetCookie().map((it) => it.split(";")[0]),
  ].join("; ");
  const place = done.headers.get("Location") ?? "/";
  for (const path of [place, dataAddress(place), "/your-details"])
    note(await at.fetch(path, { headers: { Cookie: cookies } }));
}

function note(answer: Response): void {
  heads.push(JSON.stringify([...answer.headers]));
  places.push(answer.headers.get("Location") ?? "");
}

test("A30: the canary sang: mails hold what was told", async () => {
  await expect.poll(() => site.mails.length, PATIENTLY).toBeGreaterThan(4);
  expect(JSON.stringify(site.mails)).toMatch(PERSONAL);
  expect(JSON.stringify(site.mails)).toContain("KANARIENVOGEL");
  const own = await site.text("/your-details", {
    headers: { Cookie: cookies },
  });
  expect(own.length).toBeGreaterThan(1000);
});

test("A30: no address and no header holds any of it", () => {
  expect(heads.length).toBeGreaterThan(40);
  expect(places.filter((it) => PERSONAL.test(it))).toEqual([]);
  expect(heads.filter((it) => PERSONAL.test(withoutPhoneStep(it)))).toEqual([]);
  for (const head of heads)
    expect(head).toContain('"strict-origin-when-cross-origin"');
});

/** The number waits for its code in a cookie that no script reads; it is the visitor's own. */
function withoutPhoneStep(head: string): string {
  return head.replaceAll(
    /phoneToVerify=\d{10}-\d+-[\da-f]{32}; Path=\/; Max-Age=600; HttpOnly/g,
    "",
  );
}

test("A30: no line of the log, of any level, holds any of it", () => {
  const lines = [...site.logged, ...phones.logged];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((it) => PERSONAL.test(it))).toEqual([]);
});

test("A30: no event holds any of it, though the visitor allows all", () => {
  expect(site.events.length).toBeGreaterThan(8);
  expect(
    site.events
      .map((it) => JSON.stringify(it))
      .filter((it) => PERSONAL.test(it)),
  ).toEqual([]);
});

test("A30: an event's path loses what a browser's address held", async () => {
  const before = site.events.length;
  // A path of no page of ours is not written down.
  for (const [path, kept] of [
    [`/contact-us?email=${CANARY.email}`, "/contact-us"],
    [`/contact-us?name=${CANARY.firstName}#${CANARY.lastName}`, "/contact-us"],
    [`/contact-us;email=${CANARY.email}`, "/-"],
    [
      `/search-vehicles/all-inventory?words=${CANARY.lastName}&q=${CANARY.email}`,
      "/search-vehicles/all-inventory",
    ],
    [`//${CANARY.email}/x`, "/"],
    [`/${CANARY.email}`, "/-"],
    [
      `/private-inventory?returnTo=%2Fx%3Femail%3D${CANARY.email}`,
      "/private-inventory",
    ],
  ]) {
    const answer = await site.fetch("/api/track/facebook", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: ALLOWED },
      body: JSON.stringify({
        eventName: "PageView",
        eventTime: site.nowMs() / 1000,
        custom_data: {
          path,
          title: `${CANARY.email} | Prairie Auto`,
          referrer: `https://mail.example/?to=${CANARY.email}`,
        },
      }),
    });
    expect([path, answer.status]).toEqual([path, 204]);
    expect([path, site.events.at(-1)?.path]).toEqual([path, kept]);
  }
  const said = site.events.slice(before).map((it) => JSON.stringify(it));
  expect(said).toHaveLength(7);
  expect(said.filter((it) => PERSONAL.test(it))).toEqual([]);
});

test("A30: no page, no data and no API of another visitor holds any of it", async () => {
  for (const path of everyAddress(
    site.profile,
    CARS.map(({ stocked }) => stocked),
  ))
    for (const headers of [{}, { Cookie: ALLOWED }]) {
      const text = await site.text(path, { headers });
      expect([path, PERSONAL.test(text)]).toEqual([path, false]);
    }
});

test("A30: what fails says nothing of it", async () => {
  for (const path of [
    `/no-such-page?email=${CANARY.email}`,
    `/ask-about-vehicle/UNKNOWN?name=${CANARY.firstName}`,
    `/api/catalogue/v1/stores/x/website/vehicles?q=${CANARY.lastName}`,
    `/api/suggestions?words=${CANARY.lastName}`,
    `/%E0%A4%A?email=${CANARY.email}`,
  ])
    await site.fetch(path, { headers: { Cookie: cookies } });
  expect(site.logged.filter((it) => PERSONAL.test(it))).toEqual([]);
});

test("A30: pages that echo what somebody typed are kept by no cache", async () => {
  for (const form of formTargets(VIN).filter(({ isLead }) => isLead)) {
    const answer = await site.send(form.path, form.name, {
      ...form.fields,
      ...CANARY,
      phone: "no",
    });
    expect([form.name, answer.status]).toEqual([form.name, 400]);
    expect([form.name, answer.headers.get("Cache-Control")]).toEqual([
      form.name,
      "private, no-cache",
    ]);
  }
});
