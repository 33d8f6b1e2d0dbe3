import { expect, test } from "vitest";
import { isFormOfThisSite } from "./form-origin.server.ts";

const HOST = "dealer.example";

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
  [{ origin: "https://dealer.example" }, true],
  [{}, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://dealer.example" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://dealer.example.evil.example" }, false],
  [{ origin: "https://dealer.example:8443" }, false],
  [{ origin: "null" }, false],
  [{ origin: "" }, false],
])("a form sent with %j is ours: %s", (headers, expected) => {
  expect(isFormOfThisSite(headers, HOST)).toBe(expected);
});
