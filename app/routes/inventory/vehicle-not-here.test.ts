import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

// Assumption A410.

const VIN = "1HGCM82633A004352";
const ADDRESS = `/used-vehicle/sedans/2020-honda-accord/${VIN}`;

/** Nothing is locked. */
let open: TestSite;
/** New cars are hidden, prices of used ones locked. */
let mixed: TestSite;
beforeAll(async () => {
  open = await startTestSite();
  mixed = await startTestSite({ profile: "franchise-gated" });
  return () => Promise.all([open.stop(), mixed.stop()]);
});

async function read(site: TestSite, path: string) {
  const answer = await site.fetch(path);
  const html = await answer.text();
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
  return { status: answer.status, html, main };
}

test("the address of a car that we do not have names it, and shows what comes close", async () => {
  const { status, html, main } = await read(open, ADDRESS);
  expect(status).toBe(404);
  expect(html).toContain('name="robots" content="noindex"');
  expect(main).toContain("This 2020 Honda Accord isn’t on our lot");
  expect(main.match(/<article/g)).toHaveLength(4);
  expect(main).toContain('href="/search-alert/');
  expect(main).not.toContain(VIN);
});

test("cars of the same model come first, and their list is one press away", async () => {
  const { vehicle } =
    open.vehicles.find(({ goneAtMs }) => goneAtMs === null) ?? expect.fail();
  const slug = `${vehicle.year} ${vehicle.make} ${vehicle.model}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const { main } = await read(open, `/used-vehicle/suvs/${slug}/${VIN}`);
  expect(main).toContain(`Every ${vehicle.make} ${vehicle.model} we have`);
  const [first = ""] = /<article.*?<\/article>/s.exec(main) ?? [];
  expect(first).toContain(`${vehicle.make} ${vehicle.model}`);
});

test("it says so in Spanish", async () => {
  const { status, main } = await read(open, `/es${ADDRESS}`);
  expect(status).toBe(404);
  expect(main).toContain("Este 2020 Honda Accord no está en nuestro lote");
});

test.each([
  ["no car", `/used-vehicle/sedans/x/${VIN}`],
  ["no model that we know", `/used-vehicle/sedans/2020-honda-zorblatt/${VIN}`],
  ["no VIN", "/used-vehicle/sedans/2020-honda-accord/1HGCM82633A00435"],
  ["letters that no VIN has", `/used-vehicle/sedans/2020-honda-accord/IOQ`],
])("an address that names %s is a page not found", async (_name, path) => {
  const { status, main } = await read(open, path);
  expect(status).toBe(404);
  expect(main).toContain("Page not found");
});

test("where cars are hidden, it shows none of them, and a hidden car's VIN changes nothing", async () => {
  const hidden =
    mixed.vehicles.find(({ vehicle }) => vehicle.condition === "new")
      ?.vehicle ?? expect.fail();
  const never = await read(mixed, ADDRESS);
  const real = await read(mixed, ADDRESS.replace(VIN, hidden.vin));
  expect(never.main).toContain("isn’t on our lot");
  expect(never.main).not.toContain('href="/new-vehicle/');
  expect(real.status).toBe(never.status);
  // The way back from the form that opens prices is the address that was asked for.
  expect(real.main.replaceAll(hidden.vin, VIN)).toBe(never.main);
});

test("the address of a test drive without a car says so and shows others, and a hidden car's reads the same", async () => {
  const { status, main } = await read(open, `/test-drive/${VIN}`);
  expect(status).toBe(404);
  expect(main).toContain("This car isn’t on our lot");
  expect(main.match(/<article/g)).toHaveLength(4);
  const hidden =
    mixed.vehicles.find(({ vehicle }) => vehicle.condition === "new")
      ?.vehicle ?? expect.fail();
  const never = await read(mixed, `/test-drive/${VIN}`);
  const real = await read(mixed, `/test-drive/${hidden.vin}`);
  expect(never.main).not.toContain('href="/new-vehicle/');
  expect(real.status).toBe(404);
  expect(real.main.replaceAll(hidden.vin, VIN)).toBe(never.main);
});
