import fc from "fast-check";
import { expect, test } from "vitest";
import { anySearch } from "#tests/index/any-search.ts";
import { SORT_KEYS } from "#app/domain/inventory/search.ts";
import { formatSearchAddress, parseSearchAddress } from "./search-address.ts";
import type { SearchAddressRules } from "./search-check.ts";

const RULES: SearchAddressRules = {
  conditionsSold: ["new", "used", "certified"],
  sortKeys: SORT_KEYS,
  defaultSort: "mileage",
  storeIds: ["aurora", "elgin", "gary"],
};

function parse(address: string) {
  const url = new URL(address, "https://example.test");
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  return parseSearchAddress(segments, url.searchParams, RULES);
}

test("what is printed for a search is canonical and reads back as the same search", () => {
  fc.assert(
    // What a gate hides is the visitor's, not the address's.
    fc.property(anySearch(), ({ hiddenConditions: _hidden, ...any }) => {
      // Nor is the default order named.
      const sort = any.sort === RULES.defaultSort ? null : any.sort;
      const search = { ...any, sort };
      const canonical = formatSearchAddress(search);
      expect(parse(canonical)).toEqual({ kind: "search", search, canonical });
    }),
    { numRuns: 2_000 },
  );
});

test("whatever a form sends, one redirect at most leads to a canonical address or to none", () => {
  fc.assert(
    fc.property(
      fc.array(anySegment(), { maxLength: 5 }),
      anyQuery(),
      (segments, entries) => {
        const query = new URLSearchParams(entries);
        const parsed = parseSearchAddress(segments, query, RULES);
        if (parsed.kind === "not-found") return;
        const location =
          parsed.kind === "redirect" ? parsed.location : parsed.canonical;
        expect(parse(location).kind).toBe("search");
      },
    ),
    { numRuns: 2_000 },
  );
});

function anySegment() {
  return fc.oneof(
    fc.constantFrom(
      ..."all-inventory used-inventory make_model honda civic price payment max min 20000 bodystyle suvs trucks".split(
        " ",
      ),
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
}

function anyQuery() {
  const entry = fc.oneof(
    fc.constantFrom<[string, string]>(
      ["bodystyle", "suvs"],
      ["bodystyle", "trucks,SUVs"],
      ["make_model", "honda~civic"],
      ["make_model", "honda"],
      ["price_max", "20000"],
      ["price_max", ""],
      ["price_min", "0"],
      ["year_min", "2020"],
      ["payment_max", "$400"],
      ["payment_max", ""],
      ["sort", "newest"],
      ["sort", "mileage"],
      ["page", "1"],
      ["page", "2"],
      ["condition", "used"],
      ["gclid", "x"],
    ),
    fc
      .string({ unit: "binary", maxLength: 12 })
      .map((text): [string, string] => ["q", text]),
    fc.tuple(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })),
  );
  return fc.array(entry, { maxLength: 6 });
}
