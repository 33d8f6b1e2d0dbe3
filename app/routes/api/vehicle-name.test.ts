import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const PATH = "/api/vehicle-name";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ profile: "franchise", isSeeded: false });
  return site.stop;
});

async function ask(fields: Record<string, string>) {
  const response = await site.fetch(PATH, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json(), response };
}

test("a VIN is named by year, make, model and trim, however it is typed, and kept nowhere", async () => {
  const { status, body, response } = await ask({ vin: "19XFC1F7XGE028370" });
  expect(status).toBe(200);
  expect(body.name).toMatch(/^2016 Honda Civic/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await ask({ vin: " 19xfc1f7xge028370 " })).body).toEqual(body);
  expect(site.logged.join("\n")).not.toContain("19XFC1F7XGE028370");
});

test.each([
  ["no field", {}],
  ["no VIN", { vin: "hello" }],
  ["a wrong check digit", { vin: "19XFC1F71GE028370" }],
  ["another field", { name: "19XFC1F7XGE028370" }],
])("%s names no vehicle", async (_what, fields) => {
  expect(await ask(fields as Record<string, string>)).toMatchObject({
    status: 200,
    body: { name: null },
  });
});

test("it is asked by POST alone", async () => {
  const response = await site.fetch(`${PATH}?vin=19XFC1F7XGE028370`);
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});
