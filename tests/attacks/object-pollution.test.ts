import { beforeAll, expect, test } from "vitest";
import { visitorCookie, ANN } from "#tests/support/visitor-cookie.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { often } from "./effort.ts";
import { formTargets, PLAIN_FORMS } from "./form-targets.ts";
import { plantedCars } from "./planted-inventory.ts";

// A26: no name of a field, of a query's key or of a cookie reaches into the objects of the program.

let site: AttackSite;
let phones: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const FORMS = [...formTargets(VIN), ...PLAIN_FORMS];
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  return () => Promise.all([site.stop(), phones.stop()]);
}, 60_000);

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

const JSON_BODIES = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"phone":{"__proto__":{"polluted":"yes"}},"type":"phone-validation"}',
  '{"phone":"3125550187","type":"__proto__"}',
  '{"phone":"3125550187","type":"constructor","code":"000000"}',
  '[{"__proto__":{"polluted":"yes"}}]',
  '{"toString":null,"phone":{"toString":null}}',
  '{"events":[{"name":"__proto__","path":"/","vin":null}]}',
  '{"events":[{"name":"PageView","path":"/","vin":null,"__proto__":{"polluted":"yes"}}]}',
  '{"events":{"__proto__":[],"length":1}}',
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
  const statuses = new Set<number>();
  const note = async (sending: Promise<Response>) => {
    const answer = await sending;
    await answer.arrayBuffer();
    statuses.add(answer.status);
    asked += 1;
  };
  for (let round = 0; round < rounds; round++) {
    for (const name of NAMES) {
      const query = `${encodeURIComponent(name)}=yes&${name}=polluted`;
      const list = `/search-vehicles/used-inventory`;
      await Promise.all([
        ...FORMS.map(({ path, name: form, fields }) =>
          note(site.send(path, form, { ...fields, [name]: "yes" })),
        ),
        ...FORMS.map(({ path, name: form, fields }) =>
          note(site.send(path, form, multipart({ ...fields, [name]: "yes" }))),
        ),
        note(site.fetch(`/?${query}`)),
        note(site.fetch(`${list}?${query}`)),
        note(site.fetch(`${list}/${encodeURIComponent(name)}/yes`)),
        note(site.fetch(`${list}?sort=${name}&words=${name}`)),
        note(site.fetch(`/search-vehicles/${name}`)),
        note(site.fetch(`/${name}`)),
        note(site.fetch(`/ask-about-vehicle/${name}`)),
        note(site.fetch(`/img/p/${name}/1.jpg`)),
        note(site.fetch(`/api/suggestions?${query}&words=${name}`)),
        note(site.fetch(`/api/catalogue/v1/stores/${name}/website/vehicles`)),
        note(
          site.fetch(`/api/catalogue/v1/store-group/prairie/website/${name}`),
        ),
        note(
          site.fetch(
            `/api/catalogue/v1/store-group/prairie/website/vehicles?${query}`,
          ),
        ),
        note(site.fetch("/", { headers: { Cookie: `${name}=yes` } })),
        note(
          site.fetch("/", {
            headers: {
              Cookie: `allowCookies=${name}; userSelectedStore=${name}; flash=${name}; savedVehicles=${name}`,
            },
          }),
        ),
      ]);
    }
    for (const body of JSON_BODIES)
      for (const path of ["/api/customer/phoneValidation", "/api/events"])
        await note(
          phones.fetch(path, {
            method: "POST",
            body,
            headers: { "Content-Type": "application/json" },
          }),
        );
    expectClean();
  }
  expect(asked).toBeGreaterThan(often(10_000, 850));
  expect([...statuses].filter((it) => it >= 500)).toEqual([]);
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
