import { beforeAll, expect, test } from "vitest";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { dataAddress } from "./every-address.ts";
import { formTargets, isReachedLater, PLAIN_FORMS } from "./form-targets.ts";
import { plantedCars } from "./planted-inventory.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { TEST_SECRET_KEY } from "#tests/support/test-site.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import { aStopAddress } from "#tests/support/stop-links.ts";

// A25: nothing changes by what another site makes a visitor's browser send, nor by a link.

let site: AttackSite;
let phones: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const KEEP_TERMS = `/payment-estimate/${VIN}`;
const FORMS = [
  ...formTargets(VIN),
  ...PLAIN_FORMS,
  { path: "/your-details/erase", name: "", fields: {}, isLead: false },
  { path: "/your-details/erase-terms", name: "", fields: {}, isLead: false },
  { path: "/saved-vehicles/renew", name: "", fields: {}, isLead: false },
  { path: KEEP_TERMS, name: "", fields: { from: "car" }, isLead: false },
];
/** Here the prices are locked, so nobody is told of one, and nobody has an alert. */
const ALERTS = [
  {
    path: `/price-alert/${VIN}`,
    name: "alert",
    fields: { email: "elena@example.com", alertConsent: "on" },
  },
  {
    path: `/alerts/${"0f".repeat(18)}`,
    name: "",
    fields: { deed: "confirm" },
  },
];
const APPOINTMENT = `/appointments/${createSignedNames({
  secretKey: TEST_SECRET_KEY,
  previousSecretKey: null,
}).sign("0123456789abcdef")}`;
/** Whoever has the link needs no token in the form. */
const SIGNED_LINKS = [
  {
    path: `${APPOINTMENT}/reschedule`,
    name: "",
    fields: { revision: "1", start: "1795449600000" },
  },
  { path: `${APPOINTMENT}/cancel`, name: "", fields: { revision: "1" } },
  // "/stop-contact", with a mailbox sealed into its query.
  { path: aStopAddress(), name: "", fields: { deed: "stop" } },
];
/** They read nothing of what is sent. */
const WITHOUT_FIELDS = [
  "/your-details/erase",
  "/your-details/erase-terms",
  "/saved-vehicles/renew",
];
const FORM_TYPE = "application/x-www-form-urlencoded";
const API = "/api/customer/phoneValidation";
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  return () => Promise.all([site.stop(), phones.stop()]);
});

const cookie = {
  Cookie: `allowCookies=essential%2Cfunctional; displayCookies=hide; ${visitorCookie(ANN)}`,
};

/** What a browser says of a form on somebody else's page. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { Origin: "https://attacker.example" },
  { Origin: "null" },
  { Origin: "" },
  { Origin: "https://dealer.example.attacker.example" },
  { Origin: "https://attacker.example/127.0.0.1" },
  { Origin: "https://127.0.0.1@attacker.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "" },
  { "Sec-Fetch-Site": "SAME-ORIGIN" },
  { "Sec-Fetch-Site": "cross-site", Origin: "http://127.0.0.1" },
];

function buildBody(name: string, fields: Readonly<Record<string, string>>) {
  return new URLSearchParams({
    ...fields,
    ...(name !== "" && { formToken: site.token(name) }),
  }).toString();
}

function changes({ headers }: Pick<RawAnswer, "headers">): readonly string[] {
  return headers["set-cookie"] ?? [];
}

test.each(FORMS)(
  "A25: $path does what it does for its own page",
  async (form) => {
    // Here no page verifies phones, there are no saved cars to renew, locked prices keep no terms, and nobody has come so far.
    if (
      ["/verify-phone", "/saved-vehicles/renew", KEEP_TERMS].includes(
        form.path,
      ) ||
      isReachedLater(form.path)
    )
      return;
    const answer = await rawRequest(site.origin, form.path, {
      method: "POST",
      headers: {
        ...cookie,
        Origin: site.origin,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: buildBody(form.name, form.fields),
    });
    expect([form.path, answer.status]).toEqual([form.path, 303]);
    expect(changes(answer)).not.toEqual([]);
  },
);

test.each([...FORMS, ...ALERTS, ...SIGNED_LINKS])(
  "A25: $path does nothing for another site's",
  async (form) => {
    const before = await site.countLeads();
    const types = [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json",
    ];
    for (const headers of FOREIGN)
      for (const type of types)
        for (const path of [form.path, dataAddress(form.path)]) {
          const answer = await rawRequest(site.origin, path, {
            method: "POST",
            headers: { ...cookie, ...headers, "Content-Type": type },
            body: buildBody(form.name, form.fields),
          });
          expect([path, headers, answer.status]).toEqual([path, headers, 403]);
          expect(changes(answer)).toEqual([]);
        }
    expect(await site.countLeads()).toBe(before);
  },
);

test.each(FORMS)(
  "A25: $path: a link, a method in a field or a header changes nothing",
  async (form) => {
    const before = await site.countLeads();
    const query = buildBody(form.name, form.fields);
    const first = form.path.includes("?") ? "&" : "?";
    for (const path of [
      `${form.path}${first}${query}`,
      `${form.path}${first}${query}&_method=POST`,
      `${dataAddress(form.path)}${first}${query}&_method=POST`,
    ])
      for (const method of ["GET", "HEAD"]) {
        const answer = await rawRequest(site.origin, path, {
          method,
          headers: {
            ...cookie,
            "X-HTTP-Method-Override": "POST",
            "X-HTTP-Method": "POST",
            "X-Method-Override": "POST",
          },
        });
        expect([path, answer.status]).toEqual([
          path,
          getLinkStatus(form.path, path),
        ]);
        const set = changes(answer).filter((it) => !it.startsWith("flash="));
        expect([path.slice(0, 40), set]).toEqual([path.slice(0, 40), []]);
      }
    expect(await site.countLeads()).toBe(before);
  },
);

/** They are for forms alone; a link to one leads to a page. */
const LEADING_ON: ReadonlySet<string> = new Set([
  ...WITHOUT_FIELDS,
  "/cookie-consent",
  "/store-selection",
  "/shopper-place",
  "/payment-terms",
  "/language",
]);

function getLinkStatus(page: string, path: string): number {
  // Here no page verifies phones, and the car is private (Assumption A41).
  if (page === "/verify-phone" || page === KEEP_TERMS) return 404;
  // Nobody has come so far.
  if (!LEADING_ON.has(page) && !isReachedLater(page)) return 200;
  // The router's data says where to with a status of its own.
  return path.startsWith(dataAddress(page)) ? 202 : 302;
}

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "POSTX"])(
  "A25: %s is no method of any page",
  async (method) => {
    for (const { path } of FORMS) {
      const answer = await rawRequest(site.origin, path, {
        method,
        headers: cookie,
      });
      // The parser of HTTP itself refuses what is no method at all.
      expect([path, answer.status]).toEqual([
        path,
        method === "POSTX" ? 400 : 405,
      ]);
      expect(answer.text).not.toContain("visitor=");
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  },
);

test.each(FORMS)(
  "A25: $path: a body of another type than a form's is none",
  async (form) => {
    if (WITHOUT_FIELDS.includes(form.path)) return;
    const before = await site.countLeads();
    const body = buildBody(form.name, form.fields);
    for (const [type, text] of [
      ["text/plain", body],
      ["application/json", JSON.stringify(form.fields)],
      ["application/xml", "<a/>"],
      ["", body],
      ["multipart/form-data", body],
      ["multipart/form-data; boundary=x", "--x\r\nbroken"],
      ["application/x-www-form-urlencoded; charset=utf-7", "%FF=%"],
    ] as const) {
      const answer = await rawRequest(site.origin, form.path, {
        method: "POST",
        headers: {
          ...cookie,
          ...(isReachedLater(form.path) && {
            Cookie: await site.cookieBefore(form.path),
          }),
          ...(type !== "" && { "Content-Type": type }),
        },
        body: text,
      });
      expect([type, answer.status]).toEqual([
        type,
        getTypeStatus(form.path, type),
      ]);
      expect(changes(answer)).toEqual([]);
    }
    expect(await site.countLeads()).toBe(before);
  },
);

function getTypeStatus(path: string, type: string): number {
  // Here no page verifies phones.
  if (path === "/verify-phone") return 404;
  // The body is a form in which no store, no terms and no place are named, and one that is none changes nothing.
  const asksForNothing = [
    "/store-selection",
    "/shopper-place",
    "/payment-terms",
    "/language",
    KEEP_TERMS,
  ].includes(path);
  return asksForNothing && type.startsWith(FORM_TYPE) ? 303 : 400;
}

test("A25: the call of the lender's frame comes from our own pages alone", async () => {
  const before = await site.countLeads();
  const body = JSON.stringify({ page: "applyForFinancing", query: "" });
  for (const headers of FOREIGN)
    for (const type of ["application/json", "text/plain"]) {
      const answer = await rawRequest(site.origin, "/api/financing/submitted", {
        method: "POST",
        headers: { ...cookie, ...headers, "Content-Type": type },
        body,
      });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
  expect(await site.countLeads()).toBe(before);
});

test("A25: the API for codes takes no other site's call, and no GET", async () => {
  const body = JSON.stringify({
    phone: "3125550187",
    type: "phone-validation",
  });
  for (const headers of FOREIGN)
    for (const type of ["application/json", "text/plain"]) {
      const answer = await rawRequest(phones.origin, API, {
        method: "POST",
        headers: { ...headers, "Content-Type": type },
        body,
      });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
  const query = new URLSearchParams({
    phone: "3125550187",
    type: "phone-validation",
  });
  for (const path of [API, dataAddress(API)]) {
    const got = await rawRequest(phones.origin, `${path}?${query}`);
    expect([path, got.status]).toEqual([path, 405]);
  }
  expect(phones.logged.join()).not.toContain("phone-code.");
});

test("A25: no answer lets another site read it", async () => {
  for (const path of ["/", "/your-details", "/api/suggestions?words=a", API]) {
    const { headers } = await rawRequest(site.origin, path, {
      headers: { ...cookie, Origin: "https://attacker.example" },
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("A25: cookies that matter are kept from scripts and from other sites' requests", async () => {
  const answer = await site.send(
    "/private-inventory",
    "private-inventory",
    FORMS.find(({ name }) => name === "private-inventory")?.fields ?? {},
  );
  const [visitor] = answer.headers
    .getSetCookie()
    .filter((it) => it.startsWith("visitor="));
  expect(visitor).toMatch(/; HttpOnly/);
  expect(visitor).toMatch(/; SameSite=Lax/);
});
