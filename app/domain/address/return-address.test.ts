import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addAskedVin,
  getReturnAddress,
  isHomeAddress,
} from "./return-address.ts";
import { splitAskedVin, toSafeReturnAddress } from "./safe-return-address.ts";

test("a path of the site with its query is kept, its fragment dropped", () => {
  expect(
    toSafeReturnAddress("/search-vehicles/used-inventory?page=2#top"),
  ).toBe("/search-vehicles/used-inventory?page=2");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/a\r\nSet-Cookie: x=1",
  "/..//evil.example",
  "",
  null,
  42,
])("%j leads home", (value) => {
  expect(toSafeReturnAddress(value)).toBe("/");
});

test("whatever is asked, the answer stays on the site", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const base = "https://dealer.example";
      const address = toSafeReturnAddress(`/${value}`);
      expect(new URL(address, base).origin).toBe(base);
      expect(address.startsWith("/")).toBe(true);
    }),
  );
});

test("the home page is one under its address in every language", () => {
  for (const home of ["/", "/es"]) expect(isHomeAddress(home), home).toBe(true);
  for (const other of ["/contact-us", "/es/contact-us", "/estimates"])
    expect(isHomeAddress(other), other).toBe(false);
});

test("a search comes back with its filters, order and page", () => {
  expect(
    getReturnAddress(
      "/search-vehicles",
      "?make_model=honda~civic,kia&price_max=20000&q=a+%26+b",
    ),
  ).toBe(
    "/search-vehicles?make_model=honda~civic,kia&price_max=20000&q=a+%26+b",
  );
});

test("nothing of one visitor's own stays in the address", () => {
  expect(
    getReturnAddress("/", "?gclid=abc&utm_source=mail&anything=else&about=me"),
  ).toBe("/");
});

test.each([
  "/service/schedule?offer=oil-change",
  "/es/contact-us?store=joliet&about=gap",
  "/auto-financing/apply-for-financing?vin=1HGCM82633A004352",
  "/sell-trade-my-car/your-vehicle?for=1HGCM82633A004352",
])("%s is still about it when it is come back to", (address) => {
  const [pathname = "", query] = address.split("?");
  expect(getReturnAddress(pathname, `?gclid=abc&${query}&link=x`)).toBe(
    address,
  );
});

test.each(["/", "/es", "/search-vehicles/used-inventory?page=2"])(
  "%s says which of its cars was asked about, and can be led back to without it",
  (page) => {
    const returnTo = addAskedVin(page, "1HGCM82633A004352");
    expect(toSafeReturnAddress(returnTo)).toBe(returnTo);
    expect(splitAskedVin(returnTo)).toEqual({
      page,
      vin: "1HGCM82633A004352",
    });
    expect(addAskedVin(page, null)).toBe(page);
    expect(splitAskedVin(page)).toEqual({ page, vin: null });
  },
);
