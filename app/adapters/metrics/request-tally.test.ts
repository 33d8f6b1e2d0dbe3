import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ROUTE_CLASSES, getRouteClassIndex } from "./request-tally.server.ts";

test.each([
  ["/", "home"],
  ["/?utm_source=mail", "home"],
  ["/es", "home"],
  ["/es?a=1", "home"],
  ["/es/", "home"],
  ["/search-vehicles", "list"],
  ["/es/search-vehicles/used-inventory?page=2", "list"],
  ["/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001", "vehicle"],
  ["/es/new-vehicle/suvs/x/y", "vehicle"],
  ["/contact-us", "page"],
  ["/es/contact-us", "page"],
  ["/img/p/2HKRW2H80MH600001/0-abc-640.webp", "image"],
  ["/feeds/aurora/google-vehicle-listings.tsv", "feed"],
  ["/assets/app-abc.css", "file"],
  ["/api/suggestions?q=x", "api"],
  ["/healthz", "probe"],
  ["/wp-login.php", "page"],
])("%s is counted as %s", (target, expected) => {
  expect(ROUTE_CLASSES[getRouteClassIndex("GET", target)]).toBe(expected);
});

test("a form is told apart from its page, a program's call stays what it is", () => {
  expect(ROUTE_CLASSES[getRouteClassIndex("POST", "/contact-us")]).toBe("form");
  expect(ROUTE_CLASSES[getRouteClassIndex("POST", "/api/track/facebook")]).toBe(
    "api",
  );
});

test("whatever is asked for belongs to one of the classes", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("GET", "POST", "X"),
      (target, method) => {
        expect(ROUTE_CLASSES[getRouteClassIndex(method, target)]).toBeDefined();
      },
    ),
  );
});
