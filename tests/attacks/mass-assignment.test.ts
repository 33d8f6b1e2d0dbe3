import { beforeAll, expect, test } from "vitest";
import { createVisitorCookies } from "#app/adapters/http/requests/visitor-cookies.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { TEST_SECRET_KEY } from "#tests/support/test-site.ts";
import {
  type FormTarget,
  formTargets,
  isReachedLater,
  PLAIN_FORMS,
} from "./form-targets.ts";
import { type GatedSite, MIXED, startGatedSite } from "./gated-site.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { priceFoundIn, tellingAmounts } from "./price-writings.ts";

// A27: a form sets the fields that it has and no other.

let site: GatedSite;
const USED = plantedCars("aurora", ["new", "used", "certified"]).find(
  ({ stocked }) => stocked.vehicle.condition === "used",
);
const VIN = USED?.stocked.vehicle.vin ?? "none";
const FORMS = formTargets(VIN).filter(({ path }) => path !== "/verify-phone");
beforeAll(async () => {
  site = await startGatedSite(MIXED);
  return site.stop;
});

/** What the server keeps of a visitor, of a lead and of a vehicle, by all its names. */
const CLAIMS: Readonly<Record<string, string>> = {
  phoneVerified: "true",
  unlockPrice: "true",
  unlockInventory: "true",
  unlockPriceAtMs: "1",
  unlockInventoryAtMs: "1",
  issuedAtMs: "1",
  uniqueUserId: "chosen-by-me",
  visitorId: "chosen-by-me",
  terms:
    '{"downPaymentDollars":1,"isTradingIn":false,"tradeEquityDollars":0,"creditScore":800}',
  "terms.creditScore": "800",
  "terms[creditScore]": "800",
  "terms.downPaymentDollars": "1",
  creditScore: "800",
  status: "resend",
  leadId: "1",
  id: "1",
  reference: "AAAA-AAAA",
  idempotencyKey: "chosen-by-me",
  key: "chosen-by-me",
  isRepeated: "true",
  price: "1",
  priceDollars: "1",
  salePriceCents: "100",
  vin: "WZ1ZZZ9Z9ZZ9ZZ777",
  "vehicles[0].vin": "WZ1ZZZ9Z9ZZ9ZZ777",
  vehicles: '[{"vin":"WZ1ZZZ9Z9ZZ9ZZ777","priceDollars":1}]',
  storeId: "joliet",
  type: "CAREERS",
  topicId: "2",
  receivedAtMs: "1",
  url: "https://attacker.example/",
  summary: "chosen-by-me",
  attachments: "chosen-by-me",
  gate: "open",
  role: "admin",
  isAdmin: "true",
};

const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";

function readKeptProfile(answer: Response): VisitorProfile | null {
  const line = answer.headers
    .getSetCookie()
    .find((it) => it.startsWith("visitor="));
  if (line === undefined) return null;
  const value = line.split(";")[0]?.slice("visitor=".length) ?? "";
  const jar = createVisitorCookies({
    secretKey: TEST_SECRET_KEY,
    previousSecretKey: null,
    hasTls: false,
    profileDays: 365,
    nowMs: () => site.nowMs(),
    isErased: () => false,
  });
  return jar.read(new Map([["visitor", value]]), {
    tier: 0,
    chosen: null,
    mode: "hide",
    hasPrivacySignal: false,
  });
}

const send = ({ path, name, fields }: FormTarget, more = {}) =>
  site.send(path, name, { ...fields, ...more }, { Cookie: ALLOWED });

test.each(FORMS)(
  "A27: $name keeps of the visitor what it asked for",
  async (form) => {
    const plain = readKeptProfile(await send(form));
    // What is told of a car for sale, or of one that needs service, stays with its draft.
    if (/\?step=(?!offer)/.test(form.path) || form.name === "service-needs")
      return expect(plain).toBeNull();
    const answer = await send(form, CLAIMS);
    const claimed = readKeptProfile(answer);
    expect(plain).not.toBeNull();
    expect({ ...claimed, uniqueUserId: "" }).toEqual({
      ...plain,
      uniqueUserId: "",
    });
    expect(claimed?.phoneVerified).toBe(false);
    expect(claimed?.terms?.downPaymentDollars).not.toBe(1);
    expect(claimed?.uniqueUserId).toMatch(/^[0-9a-f]{36}$/);
    return expect(claimed?.unlockPriceAtMs).not.toBe(1);
  },
);

test.each(FORMS.filter(({ isLead }) => isLead))(
  "A27: $name sends the lead that it sends without them",
  async (form) => {
    const sendAndReadMails = async (more = {}) => {
      const before = site.mails.length;
      const answer = await send(form, more);
      expect(answer.status).toBe(303);
      await expect
        .poll(() => site.mails.length, PATIENTLY)
        .toBeGreaterThan(form.isCopied ? before + 1 : before);
      // The copy may overtake the lead.
      return site.mails
        .slice(before)
        .map((mail) =>
          JSON.stringify([mail.to, mail.subject, mail.text, mail.attachments])
            .replaceAll(/stop-contact\?mail=[\w-]+/g, "STOP")
            .replaceAll(/[A-Z2-9]{4}-[A-Z2-9]{4}/g, "REFERENCE")
            .replaceAll(/trade=[\w.-]+/g, "LINK"),
        )
        .sort();
    };
    expect(await sendAndReadMails(CLAIMS)).toEqual(await sendAndReadMails());
  },
);

test("A27: no claim of any form opens a price", async () => {
  const [car] = site.lockedCars;
  const policy = getPricePolicy(site.profile);
  const amounts = site.lockedCars.flatMap((it) => tellingAmounts(it, policy));
  const address = getVehicleAddress(car?.stocked.vehicle ?? expect.fail());
  // The wizard's last step opens them by right, for whoever answered the others.
  const claimants = FORMS.filter(({ path }) => !isReachedLater(path));
  for (const form of [...claimants, ...PLAIN_FORMS]) {
    const answer = await send(form, CLAIMS);
    const cookies = answer.headers
      .getSetCookie()
      .map((it) => it.split(";")[0])
      .join("; ");
    const page = await site.text(address, { headers: { Cookie: cookies } });
    expect([form.path, priceFoundIn(page, amounts)]).toEqual([form.path, []]);
  }
});

test("A27: forms about a cookie, a store and cars set their own cookies alone", async () => {
  const names: Readonly<Record<string, RegExp>> = {
    "/cookie-consent":
      /^(allowCookies|displayCookies|visitor|flash|savedVehicles|comparedVehicles|recentlyViewed|leadSent)=/,
    "/store-selection": /^(selectedStore|userSelectedStore)=/,
    "/language": /^language=/,
    "/shopper-place": /^shopperPlace=/,
    "/payment-terms": /^visitor=/,
    "/saved-vehicles": /^(savedVehicles|flash)=/,
    "/compare": /^comparedVehicles=/,
  };
  for (const form of PLAIN_FORMS) {
    const answer = await send(form, { ...CLAIMS, ...form.fields });
    const set = answer.headers.getSetCookie();
    expect([form.path, answer.status, set.length > 0]).toEqual([
      form.path,
      303,
      true,
    ]);
    for (const line of set) expect(line).toMatch(names[form.path] ?? /^$/);
  }
});

test("A27: a field that is sent twice is answered, not merged", async () => {
  for (const form of FORMS)
    for (const field of Object.keys(form.fields)) {
      const body = new URLSearchParams(form.fields);
      body.append(field, "another");
      const answer = await site.send(form.path, form.name, body);
      expect([form.name, field, answer.status]).toEqual([
        form.name,
        field,
        400,
      ]);
    }
});

test("A27: one form's token opens no other form, and pressing twenty times makes one lead", async () => {
  const [first, ...others] = FORMS;
  if (first === undefined) throw new Error("No form.");
  for (const other of others) {
    const formToken = site.token(first.name);
    const answer = await send(other, { formToken });
    expect([other.name, answer.status]).toEqual([other.name, 400]);
  }
  const formToken = site.token(first.name);
  const before = site.mails.length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(first, { formToken })),
  );
  const places = new Set(answers.map((it) => it.headers.get("Location")));
  expect(places.size).toBe(1);
  await expect.poll(() => site.mails.length, PATIENTLY).toBeGreaterThan(before);
  site.advance(DAY_MS / 24);
  expect(site.mails.length).toBe(before + 1);
});
