import fc from "fast-check";
import { expect, test } from "vitest";
import { encode } from "uqr";
import { traceCode } from "./address-code.ts";
import { drawAddressCode } from "./address-code.server.ts";

test("the path on the paper has every dark module of the address's code, and no other", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const { data } = encode(url, { ecc: "L", border: 0 });
      const expected = data.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
      );
      expect(listModules(traceCode(drawAddressCode(url)))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("an address of the usual length is told in a few hundred digits", () => {
  const { rows } = drawAddressCode(
    "https://www.dealer.example/used-vehicle/suvs/2020-chevrolet-equinox-lt/2GNAXUEV5L6123456",
  );
  expect(rows.length).toBeLessThan(420);
});

function listModules(path: string): readonly string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(
    ([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, at) => `${Number(x) + at} ${y}`),
  );
}
