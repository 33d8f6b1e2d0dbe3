import { beforeAll, expect, test } from "vitest";
import { often } from "#tests/support/effort.ts";
import { dataAddress } from "./every-address.ts";
import { ALL_LOCKED, MIXED, startGatedSite } from "./gated-site.ts";
import { cookieWith } from "./payment-probes.ts";
import { getApiPath } from "./price-probes.ts";

// A14: two dealerships whose locked cars cost something else in the same public bands answer every payment alike.

type Pair = readonly Awaited<ReturnType<typeof startGatedSite>>[];

let pairs: Readonly<Record<"mixed" | "all", Pair>>;
beforeAll(async () => {
  const startPair = (restrictions: typeof MIXED) =>
    Promise.all([
      startGatedSite(restrictions),
      startGatedSite(restrictions, { otherPrices: true }),
    ]);
  pairs = { mixed: await startPair(MIXED), all: await startPair(ALL_LOCKED) };
  return () =>
    Promise.all(
      Object.values(pairs)
        .flat()
        .map((it) => it.stop()),
    );
}, 600_000);

/** From nothing to more than any of the cars would cost; ends of public bands and what lies beside them. */
const SUMS = Array.from({ length: often(200, 12) }, (_, at) =>
  Math.round((at * 1_000) / often(199, 11)),
).concat([199, 200, 201, 399, 401, 801]);

const TERMS = [0, 17_000, 40_000].map((downPaymentDollars) => ({
  downPaymentDollars,
  isTradingIn: false,
  tradeEquityDollars: 0,
  creditScore: 300 + downPaymentDollars / 100,
}));

const listPaths = (api: string, sum: number) => [
  dataAddress(`/search-vehicles/all-inventory/payment/max/${sum}`),
  dataAddress(`/search-vehicles/used-inventory/payment/max/${sum}`),
  dataAddress(`/search-vehicles/certified-inventory/payment/max/${sum}`),
  `/search-vehicles/all-inventory?words=${encodeURIComponent(`less than $${sum} a month`)}`,
  `${api}/vehicles?payment_max=${sum}`,
  `${api}/filters?condition=certified&payment_max=${sum}`,
  `${api}/vehicles/sitemap?condition=used&payment_max=${sum}`,
];

test.each(["mixed", "all"] as const)(
  "A14: %s: no sum and no terms tell two prices of one public band apart",
  async (name) => {
    const [site, other] = pairs[name];
    if (site === undefined || other === undefined) expect.fail();
    const answers = new Set<string>();
    for (const sum of SUMS) {
      const terms = TERMS[sum % TERMS.length];
      const headers = terms === undefined ? {} : { Cookie: cookieWith(terms) };
      for (const path of listPaths(getApiPath(site), sum)) {
        const [one, two] = await Promise.all(
          [site, other].map(async (it) => {
            const response = await it.fetch(path, { headers });
            const place = response.headers.get("Location");
            return `${response.status} ${place ?? ""} ${comparable(await response.text(), it.origin)}`;
          }),
        );
        expect(one, path).toBe(two);
        answers.add(one ?? "");
      }
    }
    // Sums are told apart, or there would be nothing to compare.
    expect(answers.size).toBeGreaterThan(SUMS.length);
  },
);

/** Without what every answer has anew. */
function comparable(text: string, origin: string): string {
  return text.replaceAll(origin, "").replace(/nonce="[^"]*"/g, "");
}
