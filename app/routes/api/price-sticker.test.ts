import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let open: TestSite;
let gated: TestSite;
beforeAll(async () => {
  open = await startTestSite();
  gated = await startTestSite({ profile: "franchise-gated" });
  return async () => {
    await open.stop();
    await gated.stop();
  };
});

interface StickerAnswer {
  readonly price: {
    readonly state: string;
    readonly totalCents: number;
    readonly lines: readonly { readonly cents: number }[];
  };
}

function listVins(site: TestSite, condition: "new" | "used") {
  return site.vehicles.flatMap(({ vehicle, goneAtMs }) =>
    vehicle.condition === condition &&
    vehicle.salePriceCents !== null &&
    goneAtMs === null
      ? [vehicle]
      : [],
  );
}

test("the lines of a price add up to its total to the cent, and the car's own page says the same", async () => {
  for (const condition of ["new", "used"] as const) {
    const [vehicle] = listVins(open, condition);
    if (vehicle === undefined) throw new Error("The sample has no such car.");
    const answer = await open.fetch(`/api/price-sticker/${vehicle.vin}`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const { price } = (await answer.json()) as StickerAnswer;
    expect(price.state).toBe("shown");
    const sum = price.lines.reduce((total, { cents }) => total + cents, 0);
    expect(sum).toBe(price.totalCents);
    const page = await (await open.fetch(getVehicleAddress(vehicle))).text();
    const [sticker = ""] =
      /<div class="sticker buy" id="price">[\s\S]*?No other dealer fees\./.exec(
        page,
      ) ?? [];
    expect(sticker).toContain(
      `<span class="price">${formatAmount(price.totalCents)}</span>`,
    );
    for (const { cents } of price.lines)
      expect(sticker).toContain(
        (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }),
      );
  }
});

test("an add-on is called as on the car's page, in the language of the page that asks", async () => {
  const names = async (prefix: string) => {
    const answers = listVins(open, "used").map(({ vin }) =>
      open.fetch(`${prefix}/api/price-sticker/${vin}`),
    );
    const texts = await Promise.all(
      (await Promise.all(answers)).map((it) => it.text()),
    );
    return texts.join();
  };
  expect(await names("")).toContain('"name":"Window tint"');
  const inSpanish = await names("/es");
  expect(inSpanish).toContain('"name":"Polarizado de vidrios"');
  expect(inSpanish).not.toContain("Window tint");
});

test("a list knows the lines of no price before somebody asks for them", async () => {
  const page = await open.fetch("/search-vehicles/all-inventory");
  expect(await page.text()).not.toContain("document-fee");
});

test("a locked price has a sticker without a figure", async () => {
  const answers = await Promise.all(
    (["new", "used"] as const).map(async (condition) => {
      const [vehicle] = listVins(gated, condition);
      const answer = await gated.fetch(`/api/price-sticker/${vehicle?.vin}`);
      return answer.status === 404 ? null : await answer.text();
    }),
  );
  const shown = answers.filter((it) => it !== null);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) {
    expect(text).toContain('"state":"locked"');
    expect(text).not.toMatch(/[cC]ents|"lines"/);
    expect(JSON.parse(text)).toMatchObject({ outTheDoor: null });
  }
});

test("a car that is gone has no sticker, nor has one that was never here", async () => {
  const gone = open.vehicles.find(({ goneAtMs }) => goneAtMs !== null);
  for (const vin of [gone?.vehicle.vin ?? "NOSUCHCAR", "1HGCM82633A004352"]) {
    const answer = await open.fetch(`/api/price-sticker/${vin}`);
    expect([vin, answer.status]).toEqual([vin, 404]);
    expect(await answer.json()).toBeNull();
  }
});
