import sharp from "sharp";
import { expect, test } from "vitest";
import { createIllustrationJpegs } from "./illustration-jpeg.server.ts";

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
  const { readIllustrationJpeg } = createIllustrationJpegs({ maxWaiting: 1 });
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
