import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createIllustrationResponses } from "./illustration-response.server.ts";

test("a name of ours is drawn, any other is null", () => {
  const { illustrationSvg, illustrationBrotli } = createIllustrationResponses();
  expect(illustrationSvg("suvs-navy-4711.svg")).toMatch(/^<svg .*<\/svg>$/s);
  expect(illustrationSvg("tanks-navy-4711.svg")).toBeNull();
  expect(illustrationBrotli("suvs-navy-10000.svg")).toBeNull();
});

test("the compressed bytes hold the same drawing", () => {
  const { illustrationSvg, illustrationBrotli } = createIllustrationResponses();
  const name = "trucks-red-17-front-photo-pending.svg";
  const brotli = illustrationBrotli(name) ?? new Uint8Array();
  expect(brotliDecompressSync(brotli).toString()).toBe(illustrationSvg(name));
  expect(illustrationBrotli(name)).toBe(brotli);
});

test("a drawing that fell out of memory is drawn the same again", () => {
  const { illustrationSvg } = createIllustrationResponses({ maxDrawings: 1 });
  const first = illustrationSvg("sedans-blue-1.svg");
  illustrationSvg("sedans-blue-2.svg");
  expect(illustrationSvg("sedans-blue-1.svg")).toBe(first);
});
