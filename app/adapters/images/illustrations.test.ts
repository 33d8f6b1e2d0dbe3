import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  createIllustrationJpegs,
  createIllustrationResponses,
} from "./illustrations.server.ts";

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
  const { illustrationSvg } = createIllustrationResponses(1);
  const first = illustrationSvg("sedans-blue-1.svg");
  illustrationSvg("sedans-blue-2.svg");
  expect(illustrationSvg("sedans-blue-1.svg")).toBe(first);
});

test("an illustration becomes a JPEG for link previews", async () => {
  const { readIllustrationJpeg } = createIllustrationJpegs();
  const name = "coupes-red-42-photo-pending.jpg";
  const answer = await readIllustrationJpeg(name);
  if (answer.status !== "ready") throw new Error(answer.status);
  expect(await sharp(answer.bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 675,
  });
  expect(answer.bytes.length).toBeLessThan(90_000);
  expect(await readIllustrationJpeg(name)).toEqual(answer);
});

test("an unknown name is unknown, and too many at once are unavailable", async () => {
  const { readIllustrationJpeg } = createIllustrationJpegs(1);
  expect(await readIllustrationJpeg("coupes-red-42.jpg")).toEqual({
    status: "unknown",
  });
  const answers = await Promise.all(
    [1, 2, 2, 3].map((variant) =>
      readIllustrationJpeg(`coupes-red-${variant}-photo-pending.jpg`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    "ready",
    "ready",
    "ready",
    "unavailable",
  ]);
});
