import fc from "fast-check";
import { expect, test } from "vitest";
import {
  getBuildMetaAddress,
  getPayloadAddress,
  getRouteRule,
  parsePayloadRoute,
  ROUTE_RULES,
} from "./delivery.ts";

test.each([
  ["/_payload.json", "/"],
  ["/contact-us/_payload.json", "/contact-us"],
  ["/_payload.json/", null],
  ["/contact-us", null],
  ["/x_payload.json", null],
])("the payload %s is of the route %s", (pathname, route) => {
  expect(parsePayloadRoute(pathname)).toBe(route);
});

test("a page's payload address leads back to the page, whatever its query", () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(segment), fc.option(segment), (segments, query) => {
      const path = `/${segments.join("/")}`;
      const page = query === null ? path : `${path}?q=${query}`;
      const payload = URL.parse(
        getPayloadAddress(page),
        "https://dealer.example",
      );
      expect(parsePayloadRoute(payload?.pathname ?? "")).toBe(path);
      expect(payload?.search).toBe(query === null ? "" : `?q=${query}`);
    }),
  );
});

test("a build's own file is named by its id, and no id leaves the folder", () => {
  expect(getBuildMetaAddress("1a2b3c4d")).toBe("/builds/meta/1a2b3c4d.json");
  expect(getBuildMetaAddress("../../x")).toBe("/builds/meta/..%2F..%2Fx.json");
});

test("after a new build every page comes as a document", () => {
  for (const path of ["/", "/contact-us", "/search-vehicles/used-inventory"])
    expect(getRouteRule(path, ROUTE_RULES)).toBe("document");
});

test("the longest pattern that fits decides, and a path that none fits is a document", () => {
  const rules = { "/a/*": "data", "/a/b": "document" } as const;
  expect(getRouteRule("/a/x", rules)).toBe("data");
  expect(getRouteRule("/a/b", rules)).toBe("document");
  expect(getRouteRule("/other", rules)).toBe("document");
});
