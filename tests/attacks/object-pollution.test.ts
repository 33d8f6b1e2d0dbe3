import { beforeAll, expect, test } from "vitest";
import { SOME_DAY_MS } from "#tests/support/test-site.ts";
import { visitorCookie, ANN } from "#tests/support/visitor-cookie.ts";
import {
  type AttackSite,
  getClientAddress,
  startAttackSite,
} from "./attack-site.ts";
import { often } from "#tests/support/effort.ts";
import { formTargets, PLAIN_FORMS } from "./form-targets.ts";
import { plantedCars } from "./planted-inventory.ts";

// A26: no name of a field, of a query's key or of a cookie reaches into the objects of the program.

let site: AttackSite;
let phones: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const FORMS = [...formTargets(VIN), ...PLAIN_FORMS];
const LIST = "/search-vehicles/used-inventory";
const GROUP = "/api/catalogue/v1/store-group/prairie/website";
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  return () => Promise.all([site.stop(), phones.stop()]);
});

const NAMES = [
  "__proto__",
  "__proto__.polluted",
  "__proto__[polluted]",
  "__proto__[]",
  "constructor",
  "constructor.prototype.polluted",
  "constructor[prototype][polluted]",
  "prototype",
  "a[__proto__][polluted]",
  "a.__proto__.polluted",
  "a[constructor][prototype][polluted]",
  "firstName[__proto__][polluted]",
  "firstName.__proto__.polluted",
  "firstName.constructor.prototype.polluted",
  "[__proto__][polluted]",
  "[].__proto__.polluted",
  "[0].__proto__.polluted",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "__defineGetter__",
  "__lookupGetter__",
  "then",
  "length",
];

/** What is asked for under such a name, and the one answer: no page knows it, and pages go on without it. */
const PLACES: readonly (readonly [
  toPath: (name: string) => string,
  status: number,
])[] = [
  [(name) => `/?${toQuery(name)}`, 200],
  [(name) => `${LIST}?${toQuery(name)}`, 200],
  [(name) => `${LIST}/${encodeURIComponent(name)}/yes`, 404],
  [(name) => `${LIST}?sort=${name}&words=${name}`, 404],
  [(name) => `/search-vehicles/${name}`, 404],
  [(name) => `/${name}`, 404],
  // A VIN is written in capitals.
  [(name) => `/ask-about-vehicle/${name}`, 301],
  [(name) => `/img/p/${name}/1.jpg`, 404],
  [(name) => `/api/suggestions?${toQuery(name)}&words=${name}`, 200],
  [(name) => `/api/catalogue/v1/stores/${name}/website/vehicles`, 404],
  [(name) => `${GROUP}/${name}`, 404],
  // The catalogue says which keys it does not know.
  [(name) => `${GROUP}/vehicles?${toQuery(name)}`, 400],
];

const toQuery = (name: string) =>
  `${encodeURIComponent(name)}=yes&${name}=polluted`;

const EVENTS = "/api/track/facebook";
const CODES = "/api/customer/phoneValidation";
const JSON_BODIES = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"phone":{"__proto__":{"polluted":"yes"}},"type":"phone-validation"}',
  '{"phone":"3125550187","type":"__proto__"}',
  '{"phone":"3125550187","type":"constructor","code":"000000"}',
  '[{"__proto__":{"polluted":"yes"}}]',
  '{"toString":null,"phone":{"toString":null}}',
  '{"eventName":"__proto__","eventTime":1,"custom_data":{"path":"/"}}',
  '{"eventName":"PageView","eventTime":1,"custom_data":{"__proto__":{"path":"/"}}}',
];
/** A report of a page view that would be good without that name. */
const POLLUTED_REPORT = `{"eventName":"PageView","eventTime":${SOME_DAY_MS / 1000},"custom_data":{"path":"/"},"__proto__":{"polluted":"yes"}}`;
const JSON_ANSWERS: readonly (readonly [
  path: string,
  body: string,
  status: number,
])[] = [
  ...JSON_BODIES.flatMap((body) =>
    [CODES, EVENTS].map((path) => [path, body, 400] as const),
  ),
  [CODES, POLLUTED_REPORT, 400],
  [EVENTS, POLLUTED_REPORT, 400],
];

/** Nothing that every object inherits has changed. */
function expectClean(): void {
  const fresh: Record<string, unknown> = {};
  expect(fresh["polluted"]).toBeUndefined();
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(UNTOUCHED);
  expect(Array.prototype).toHaveLength(0);
}

const UNTOUCHED = Object.getOwnPropertyNames(Object.prototype);

test("A26: ten thousand requests with such names change no object and break nothing", async () => {
  const rounds = often(12, 1);
  let asked = 0;
  const expectStatus = async (
    what: readonly string[],
    status: number,
    sending: Promise<Response>,
  ) => {
    const answer = await sending;
    await answer.arrayBuffer();
    expect([...what, answer.status]).toEqual([...what, status]);
    asked += 1;
  };
  for (let round = 0; round < rounds; round++) {
    for (const name of NAMES)
      await Promise.all([
        ...FORMS.flatMap(({ path, name: form, fields }) => {
          const named = { ...fields, [name]: "yes" };
          // Here no page verifies phones.
          const status = path === "/verify-phone" ? 404 : 303;
          return [named, multipart(named)].map((body) =>
            expectStatus([path, name], status, site.send(path, form, body)),
          );
        }),
        ...PLACES.map(([toPath, status]) =>
          expectStatus([toPath(name)], status, site.fetch(toPath(name))),
        ),
        ...[
          `${name}=yes`,
          `allowCookies=${name}; userSelectedStore=${name}; flash=${name}; savedVehicles=${name}`,
        ].map((Cookie) =>
          expectStatus([Cookie], 200, site.fetch("/", { headers: { Cookie } })),
        ),
      ]);
    for (const [path, body, status] of JSON_ANSWERS)
      await expectStatus(
        [path, body],
        status,
        phones.fetch(path, {
          method: "POST",
          body,
          headers: {
            "Content-Type": "application/json",
            "X-Forwarded-For": getClientAddress(asked),
          },
        }),
      );
    expectClean();
  }
  const perRound =
    NAMES.length * (2 * FORMS.length + PLACES.length + 2) + JSON_ANSWERS.length;
  expect(asked).toBe(rounds * perRound);
});

function multipart(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("A26: a sealed cookie whose text names a prototype changes none", async () => {
  const forged = JSON.parse('{"__proto__":{"polluted":"yes"},"firstName":"x"}');
  const headers = { Cookie: visitorCookie({ ...ANN, ...forged }) };
  const answer = await site.fetch("/your-details", { headers });
  expect(answer.status).toBe(200);
  expectClean();
});

test("A26: the watch over objects sees one that is changed", () => {
  Object.defineProperty(Object.prototype, "polluted", {
    value: "yes",
    configurable: true,
  });
  try {
    expect(expectClean).toThrow();
  } finally {
    Reflect.deleteProperty(Object.prototype, "polluted");
  }
});
