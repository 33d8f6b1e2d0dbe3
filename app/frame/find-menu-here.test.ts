import { expect, test } from "vitest";
import { findMenuHere } from "./find-menu-here.ts";

const toMenu = (label: string, ...addresses: readonly string[]) => ({
  label,
  address: null,
  links: addresses.map((address) => ({ label: address, address })),
});

const MENUS = [
  toMenu(
    "Browse Cars",
    "/search-vehicles/all-inventory",
    "/search-vehicles/new-inventory",
    "/special-offers",
  ),
  toMenu("Trucks", "/search-vehicles/all-inventory/bodystyle/trucks"),
  toMenu("Service", "/service", "/service/schedule"),
  toMenu("Dealership", "/our-company", "/our-company/careers"),
];

const findLabel = (pathname: string) =>
  findMenuHere(MENUS, pathname)?.label ?? null;

test("a page belongs to the menu that links to it, before one that links to its part of the site", () => {
  expect(findLabel("/search-vehicles/all-inventory/bodystyle/trucks")).toBe(
    "Trucks",
  );
  expect(findLabel("/search-vehicles/used-inventory/price/max/9000")).toBe(
    "Browse Cars",
  );
});

test("a car, a person of the team, an offer and the page to reach us belong where they are found", () => {
  expect(findLabel("/used-vehicle/suvs/2020-honda-cr-v/1")).toBe("Browse Cars");
  expect(findLabel("/our-company/meet-our-team/luis-ortega")).toBe(
    "Dealership",
  );
  expect(findLabel("/special-offers/sales/loyalty")).toBe("Browse Cars");
  expect(findLabel("/special-offers/service/brake-check")).toBe("Service");
  expect(findLabel("/es/special-offers/service")).toBe("Service");
  expect(
    findMenuHere(MENUS.slice(0, 1), "/special-offers/service")?.label,
  ).toBe("Browse Cars");
  expect(
    findMenuHere(
      [...MENUS, toMenu("Financing", "/auto-financing")],
      "/payment-estimate/1HGCM82633A004352",
    )?.label,
  ).toBe("Financing");
  expect(findLabel("/contact-us")).toBe("Dealership");
  expect(findLabel("/amp-contact-request-confirmation")).toBe("Dealership");
});

test("the page that opens private cars belongs where cars are found", () => {
  expect(findLabel("/private-inventory")).toBe("Browse Cars");
  expect(findLabel("/es/private-inventory")).toBe("Browse Cars");
});

test("cars side by side belong where cars are found", () => {
  expect(findLabel("/compare")).toBe("Browse Cars");
});

test.each([
  "ask-about-vehicle",
  "check-availability",
  "email-me-this-car",
  "price-alert",
  "test-drive",
])("the form %s about a car belongs where the car is found", (form) => {
  expect(findLabel(`/es/${form}/1HGCM82633A004352`)).toBe("Browse Cars");
});

test("the home page and what no menu leads to belong to none, in every language", () => {
  expect(findLabel("/")).toBeNull();
  expect(findLabel("/es")).toBeNull();
  expect(findLabel("/saved-vehicles")).toBeNull();
});
