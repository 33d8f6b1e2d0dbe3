import { beforeAll, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { simpleSellVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
let vin: string;
beforeAll(async () => {
  const variant = simpleSellVariant();
  site = await startTestSite({ variables: { PROFILE: variant.folder } });
  vin = site.vehicles[0]?.vehicle.vin ?? expect.fail("No vehicle.");
  return async () => {
    await site.stop();
    variant.remove();
  };
});

const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";
const HOME = {
  address: "12 Maple Ct",
  apartment: "3B",
  city: "Aurora",
  state: "IL",
  zipCode: "60505",
};
const AT_HOME = `${ALLOWED}; ${visitorCookie({ ...ANN, homeAddress: HOME })}`;
const CONTACT = {
  firstName: "Ann",
  lastName: "Shopper",
  phone: "(630) 555-0199",
};
const OWN_CAR = {
  vehicleYear: "2016",
  vehicleMake: "Honda",
  vehicleModel: "Accord",
  vehicleMileage: "78412",
  interest: "sell",
};
const LEAD_ADDRESS = {
  line1: HOME.address,
  apartment: HOME.apartment,
  city: HOME.city,
  regioncode: HOME.state,
  postalcode: HOME.zipCode,
};

async function read(path: string, cookie = AT_HOME, at = site) {
  const answer = await at.fetch(path, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

let sentCount = 0;

/** A lead's user and summary, and the answer that the visitor got. */
async function send(
  path: string,
  form: string,
  fields: Readonly<Record<string, string>>,
  at = site,
) {
  sentCount += 1;
  const email = `ann${sentCount}@example.com`;
  const answer = await at.fetch(path, {
    method: "POST",
    headers: { Cookie: AT_HOME },
    body: new URLSearchParams({
      formToken: agedFormToken(form),
      ...CONTACT,
      email,
      ...fields,
    }),
  });
  const rows = await at.stores.database.leads.db
    .selectFrom("leads")
    .select("content")
    .execute();
  const own = rows.find(({ content }) => content.includes(email));
  return { answer, lead: own === undefined ? null : JSON.parse(own.content) };
}

test.each([
  ["/sell-trade-my-car", "sell-trade", OWN_CAR],
  ["/auto-financing/apply-for-financing", "apply-for-financing", {}],
] as const)(
  "the home address fills in the form of %s and travels in its lead",
  async (path, form, fields) => {
    const html = await read(path);
    for (const text of Object.values(HOME))
      expect(html).toContain(`value="${text}"`);
    const { answer, lead } = await send(path, form, { ...fields, ...HOME });
    expect(answer.status).toBe(303);
    expect(lead.user.address).toEqual({ type: "home", ...LEAD_ADDRESS });
    const without = await send(path, form, fields);
    expect(without.answer.status).toBe(303);
    expect(without.lead.user.address).toBeNull();
  },
);

test("an address that a form was given is known to the next one", async () => {
  const moved = { ...HOME, address: "1 New Rd", city: "Joliet" };
  const { answer } = await send("/sell-trade-my-car", "sell-trade", {
    ...OWN_CAR,
    ...moved,
  });
  const kept = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  expect(await read("/your-details", `${ALLOWED}; ${kept}`)).toContain(
    'value="1 New Rd"',
  );
});

test("a ZIP code of four digits is refused beside its field", async () => {
  const { answer, lead } = await send("/sell-trade-my-car", "sell-trade", {
    ...OWN_CAR,
    zipCode: "6050",
  });
  expect(answer.status).toBe(400);
  expect(lead).toBeNull();
  const html = await answer.text();
  expect(html).toContain('href="#sell-trade-zipCode"');
  expect(html).toContain("Enter a 5- or 9-digit ZIP code");
});

test("forms that need no address send none, although one is known", async () => {
  const { lead } = await send("/contact-us", "contact", {
    topic: "7",
    message: "Hello",
    ...HOME,
  });
  expect(lead.user.address).toBeNull();
  expect(await read("/contact-us")).not.toContain(HOME.address);
});

test("where an offer brings the car, the question about it asks where to, and only who ticks it is sent there", async () => {
  const path = `/check-availability/${vin}`;
  const html = await read(path);
  expect(html).toContain("Delivered to your driveway, within 60 miles");
  expect(html).toContain("Within 60 road miles of the store");
  expect(html).toContain(`value="${HOME.address}"`);
  const message = "Is it there?";
  const ticked = { message, ...HOME, wantsDelivery: "on" };
  const asked = await send(path, "check-availability", ticked);
  expect(asked.lead.user.address).toEqual({
    type: "delivery",
    ...LEAD_ADDRESS,
  });
  expect(JSON.stringify(asked.lead.summary)).toContain("Delivered to your");
  const plain = await send(path, "check-availability", { message, ...HOME });
  expect(plain.lead.user.address).toBeNull();
  const nowhere = await send(path, "check-availability", {
    message,
    wantsDelivery: "on",
  });
  expect(nowhere.answer.status).toBe(400);
  const refused = await nowhere.answer.text();
  for (const [line, message] of [
    ["address", "Enter your street address."],
    ["city", "Enter your city."],
    ["state", "Enter your state."],
    ["zipCode", "Enter your ZIP code."],
  ])
    expect(refused).toMatch(
      new RegExp(`href="#check-availability-${line}"[^>]*>${message}`),
    );
  expect(refused).not.toContain('href="#check-availability-apartment"');
  const halfway = await send(path, "check-availability", {
    ...ticked,
    city: "",
  });
  expect(halfway.answer.status).toBe(400);
  expect(halfway.lead).toBeNull();
});

test("where no offer brings cars, nobody is asked where to, and a forged tick sends no address", async () => {
  const other = await startTestSite({ profile: "used-only" });
  try {
    const [first] = other.vehicles;
    const path = `/check-availability/${first?.vehicle.vin}`;
    expect(await read(path, ALLOWED, other)).not.toContain("wantsDelivery");
    const { lead } = await send(
      path,
      "check-availability",
      { message: "Hello", ...HOME, wantsDelivery: "on" },
      other,
    );
    expect(lead.user.address).toBeNull();
  } finally {
    await other.stop();
  }
});

test("your details ask for nothing that nothing here uses", async () => {
  const html = await read("/your-details");
  expect(html).not.toContain('name="dateOfBirth"');
  expect(html).not.toContain('name="locationAddress"');
});
