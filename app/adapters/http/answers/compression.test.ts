import { expect, test } from "vitest";
import { chooseEncoding } from "./compression.server.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip ; q=0.0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("for %j the answer is %s", (accepted, expected) => {
  expect(chooseEncoding(accepted, ["br", "gzip"])).toBe(expected);
});
