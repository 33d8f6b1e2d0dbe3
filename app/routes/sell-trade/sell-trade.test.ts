import { beforeAll, describe, expect, test } from "vitest";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { simpleSellVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  const variant = simpleSellVariant();
  site = await startTestSite({ variables: { PROFILE: variant.folder } });
  return async () => {
    await site.stop();
    variant.remove();
  };
});

const PAGES = [
  "/sell-trade-my-car",
  "/sell-trade-my-car/your-vehicle",
] as const;

const FILLED = {
  vehicleYear: "2016",
  vehicleMake: "Honda",
  vehicleModel: "Accord",
  vehicleMileage: "78,412",
  interest: "trade-in",
  firstName: "Elena",
  lastName: "Ruiz",
  email: "elena@example.com",
  phone: "630.555.0100",
  comments: "",
};

function send(
  path: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return site.fetch(path, {
    method: "POST",
    body: new URLSearchParams({
      ...FILLED,
      formToken: agedFormToken("sell-trade"),
      ...changes,
    }),
  });
}

describe("the sell or trade page (spec §2)", () => {
  test("compares three ways across nine features, three of them by name", async () => {
    const html = await (await site.fetch(PAGES[0])).text();
    const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
    // The first column names the features.
    expect(table.match(/<th scope="col">/g)).toHaveLength(1 + 3);
    expect(table.match(/<th scope="row">/g)).toHaveLength(9);
    for (const feature of [
      "Instant cash offer",
      "Higher payout option",
      "No hidden fees",
      "Other dealerships",
      "Online trade tools",
      "Prairie Auto Group",
      // The sample's rules sell cars for their owners from this age on.
      "For cars 10+ years old",
    ])
      expect(table).toContain(feature);
  });

  test("shows nine reviews of sellers and financed buyers (spec §9), and lets visitors ask for an offer until one is worked out here", async () => {
    const html = await (await site.fetch(PAGES[0])).text();
    expect(html.match(/<figure class="review"/g)).toHaveLength(9);
    expect(html).not.toMatch(/Service, (?:Google|Facebook) review/);
    expect(html).toContain("Ask for an offer");
    expect(html).not.toMatch(/7 days|Get my offer|Every deduction/);
    expect(html).toContain("Under 60 seconds");
  });

  test("the vehicle's own page has the minimal layout and the same form", async () => {
    const html = await (await site.fetch(PAGES[1])).text();
    expect(html).toContain('id="minimal-header"');
    expect(html).toContain('<form id="sell-trade"');
  });
});

describe.each(PAGES)("the form of %s", (path) => {
  test("sends SELL_OR_TRADE with the visitor's own car and answers 303", async () => {
    const response = await send(path);
    expect(response.status).toBe(303);
    const location = response.headers.get("Location") ?? "";
    expect(location).toMatch(new RegExp(`^${path}\\?reference=[\\w-]{9}$`));
    const page = await (await site.fetch(location)).text();
    expect(page).toContain("What happens next");
    const records = createLeadRecords(site.stores.database.leads);
    const [newest] = await records.list({ limit: 1 });
    expect(newest?.lead).toMatchObject({
      type: "SELL_OR_TRADE",
      vehicles: [{ interest: "trade-in", make: "Honda", miles: 78_412 }],
    });
  });

  test("left empty it says each message of spec §5 and keeps what was typed", async () => {
    const response = await send(path, {
      vehicleYear: "",
      vehicleMake: " ",
      vehicleModel: "",
      vehicleMileage: "",
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    for (const message of [
      "Enter the make of the vehicle.",
      "Enter the model of the vehicle.",
      "Enter the year of the vehicle.",
      "Enter the mileage of the vehicle.",
    ])
      expect(html.split(`>${message}<`).length - 1, message).toBe(2);
    expect(html).toContain('value="elena@example.com"');
  });

  test.each([
    ["vehicleYear", "16"],
    ["vehicleYear", "1899"],
    ["vehicleYear", "2028"],
    ["vehicleYear", "２０１６"],
    ["vehicleMileage", "-5"],
    ["vehicleMileage", "many"],
    ["vehicleMileage", "1,23"],
    ["vehicleMileage", "9999999"],
    ["interest", "steal"],
  ])("%s of %j is refused", async (field, value) => {
    const response = await send(path, { [field]: value });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`href="#sell-trade-${field}"`);
  });

  test.each(["78412", "78,412", "78,412 mi", "0"])(
    "a mileage of %j is read",
    async (vehicleMileage) => {
      expect((await send(path, { vehicleMileage })).status).toBe(303);
    },
  );
});
