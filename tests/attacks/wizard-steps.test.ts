import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";
import { at, listModelFaults, parseValidAdf } from "#tests/leads/adf-check.ts";
import { dataAddress } from "./every-address.ts";
import { ALL_LOCKED, type GatedSite, startGatedSite } from "./gated-site.ts";
import { PATIENTLY } from "./patience.ts";
import { priceFoundIn } from "./price-writings.ts";

// A12: the wizard's questions teach nothing about a price, and nothing but the last of them opens one.

const WIZARD = "/personalized-pricing";
const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";
const CONTACT = {
  firstName: "Elena",
  lastName: "Reyes",
  email: "elena@example.com",
  phone: "(630) 555-0100",
};
const ANSWERS = [
  ["down-payment", { amount: "2345" }],
  ["trade-in", { tradeIn: "yes" }],
  ["trade-equity", { amount: "6789" }],
  ["credit-score", { credit: "Great" }],
] as const;

let site: GatedSite;
let returnTo: string;
let query: string;
beforeAll(async () => {
  site = await startGatedSite(ALL_LOCKED);
  const [car] = site.lockedCars;
  returnTo = getVehicleAddress(car?.stocked.vehicle ?? expect.fail());
  query = `?returnTo=${encodeURIComponent(returnTo)}`;
  return site.stop;
}, 600_000);

const FORM_NAMES: Readonly<Record<string, string>> = {
  "contact-details": "personalized-pricing",
};

async function send(
  step: string,
  fields: Readonly<Record<string, string>>,
  cookie: string,
) {
  const answer = await site.send(
    `${WIZARD}/${step}${query}`,
    FORM_NAMES[step] ?? step,
    fields,
    { Cookie: cookie },
  );
  const [line] = answer.headers
    .getSetCookie()
    .filter((it) => it.startsWith("visitor="));
  return {
    answer,
    cookie: line === undefined ? cookie : `${ALLOWED}; ${line.split(";")[0]}`,
  };
}

/** Everything that the answer says, to a browser with or without a script. */
async function said(answer: Response): Promise<string> {
  return `${JSON.stringify([...answer.headers])} ${await answer.text()}`.replaceAll(
    /content-length","\d+/g,
    "",
  );
}

async function pagesFor(cookie: string): Promise<string> {
  const steps = [
    "",
    ...ANSWERS.map(([step]) => `/${step}`),
    "/contact-details",
  ];
  const texts = steps.flatMap((step) => {
    const path = `${WIZARD}${step}${query}`;
    return [path, dataAddress(path)].map(async (it) =>
      said(await site.fetch(it, { headers: { Cookie: cookie } })),
    );
  });
  return (await Promise.all(texts)).join("\n");
}

async function priceOnPage(cookie: string): Promise<readonly string[]> {
  const headers = { Cookie: cookie };
  return priceFoundIn(
    await site.text(returnTo, { headers }),
    site.secretAmounts,
  );
}

test("no byte of a locked price is in any answer of the wizard, right or wrong, and four answers open none", async () => {
  let cookie = ALLOWED;
  let everything = await pagesFor(cookie);
  for (const [step, fields] of ANSWERS) {
    const wrong = await send(step, {}, cookie);
    expect(wrong.answer.status).toBe(400);
    everything += await said(wrong.answer);
    const right = await send(step, fields, cookie);
    expect(right.answer.status).toBe(303);
    cookie = right.cookie;
    everything += (await said(right.answer)) + (await pagesFor(cookie));
  }
  const refused = await send("contact-details", { firstName: "E" }, cookie);
  everything += await said(refused.answer);
  expect(priceFoundIn(everything, site.secretAmounts)).toEqual([]);
  expect(await priceOnPage(cookie)).toEqual([]);
});

test("answers by force, in any order and with claims of an unlock, open no price", async () => {
  const claims = {
    unlockPriceAtMs: String(site.nowMs()),
    unlockInventoryAtMs: String(site.nowMs()),
    isSent: "true",
    "termsDraft.isSent": "true",
    phoneVerified: "true",
  };
  let cookie = ALLOWED;
  for (const [step, fields] of [...ANSWERS.toReversed(), ...ANSWERS])
    cookie = (await send(step, { ...fields, ...claims }, cookie)).cookie;
  const done = await site.send(`${WIZARD}/done`, "done", claims, {
    Cookie: cookie,
  });
  expect(done.headers.get("Location")).toBe(`${WIZARD}/contact-details`);
  expect(await priceOnPage(cookie)).toEqual([]);
});

test("a cookie that is edited, cut or of another key is a stranger's at every step", async () => {
  const good = visitorCookie(ANN_WITH_TERMS);
  const middle = Math.floor(good.length / 2);
  const swapped = good[middle] === "A" ? "B" : "A";
  for (const cookie of [
    good.slice(0, middle) + swapped + good.slice(middle + 1),
    good.slice(0, -2),
    visitorCookie(ANN_WITH_TERMS, {
      secretKey: "another key that is long enough to pass",
    }),
    `visitor=${encodeURIComponent(JSON.stringify(ANN_WITH_TERMS))}`,
  ]) {
    const page = await site.fetch(WIZARD, { headers: { Cookie: cookie } });
    expect(page.headers.get("Location")).toBe(`${WIZARD}/down-payment`);
    expect(await priceOnPage(cookie)).toEqual([]);
  }
});

test("half of the terms on top of an unlock opens no price, the last answer does", async () => {
  let cookie = `${ALLOWED}; ${visitorCookie(ANN)}`;
  for (const [step, fields] of ANSWERS) {
    expect([step, await priceOnPage(cookie)]).toEqual([step, []]);
    ({ cookie } = await send(step, fields, cookie));
  }
  expect(await priceOnPage(cookie)).not.toEqual([]);
});

test("the fifth step opens the prices and sends one lead, whose mail tells the terms and the vehicle and no locked price", async () => {
  let cookie = ALLOWED;
  for (const [step, fields] of ANSWERS)
    ({ cookie } = await send(step, fields, cookie));
  const formToken = site.token("personalized-pricing");
  const fields = { ...CONTACT, formToken };
  const first = await send("contact-details", fields, cookie);
  const second = await send("contact-details", fields, cookie);
  expect(first.answer.status).toBe(303);
  expect(second.answer.headers.get("Location")).toBe(
    first.answer.headers.get("Location"),
  );
  expect(await priceOnPage(first.cookie)).not.toEqual([]);

  await expect.poll(() => site.mails.length, PATIENTLY).toBeGreaterThan(0);
  const own = site.profile.leads.types.UNLOCK_PRICE;
  expect(site.mails).toHaveLength(own?.recipients.length ?? 0);
  const [mail] = site.mails;
  const adf = parseValidAdf(mail?.text ?? "");
  expect(listModelFaults(adf)).toEqual([]);
  const text = JSON.stringify(adf);
  for (const told of ["$2,345", "About $6,789", "Great, 720 and above"])
    expect(text).toContain(told);
  const vehicle = at(adf, "prospect/vehicle");
  expect(at(vehicle, "vin").text).toBe(site.lockedCars[0]?.stocked.vehicle.vin);
  expect(priceFoundIn(text, site.secretAmounts)).toEqual([]);
});

test("finishing is reported once as Personalize with its value, and nothing personal with it", async () => {
  const everything =
    "allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; displayCookies=hide";
  const before = site.events.length;
  let cookie = everything;
  for (const [step, fields] of ANSWERS) {
    const sent = await send(step, fields, cookie);
    cookie = sent.cookie.replace(ALLOWED, everything);
  }
  expect(site.events.slice(before)).toEqual([]);
  await send("contact-details", CONTACT, cookie);
  const events = site.events.slice(before);
  expect(events.map(({ name, valueUsd }) => [name, valueUsd])).toEqual([
    ["Lead", 0],
    ["Personalize", 20],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/elena|reyes|6305550100/i);
});
