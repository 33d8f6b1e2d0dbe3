import { expect, test } from "vitest";
import { hashText } from "./murmur-hash.ts";

// MurmurHash3_x86_32 with seed 0, as published with the function.
test.each([
  ["", 0],
  ["test", 0xba6bd213],
  ["Hello, world!", 0xc0363e43],
  ["The quick brown fox jumps over the lazy dog", 0x2e4ff723],
])("the hash of %j is the published one", (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
