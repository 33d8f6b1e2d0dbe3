import sharp from "sharp";
import { expect, test } from "vitest";
import type { LetterStyle } from "#app/domain/social-picture/lettering.ts";
import { createFigtreeLettering } from "./figtree-lettering.server.ts";

const lettering = createFigtreeLettering();
const style = (weight: LetterStyle["weight"], sizePx = 100): LetterStyle => ({
  sizePx,
  weight,
});
const PRINTABLE = Array.from({ length: 94 }, (_, at) =>
  String.fromCharCode(33 + at),
);

interface Ink {
  readonly share: number;
  /** Pixels from the top of a field of 160 with the baseline at 120. */
  readonly top: number;
  readonly bottom: number;
}

async function measureInk(text: string, set: LetterStyle): Promise<Ink> {
  const width = Math.ceil(lettering.measureWidth(text, set)) + 40;
  const path = lettering.tracePath(text, set, 20, 120);
  const { data } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="160"><rect width="${width}" height="160" fill="#fff"/><path d="${path}"/></svg>`,
    ),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: 160 }, (_, row) =>
    data.subarray(row * width, (row + 1) * width).some((it) => it < 128),
  );
  return {
    share: data.filter((it) => it < 128).length / data.length,
    top: rows.indexOf(true),
    bottom: rows.lastIndexOf(true),
  };
}

test("every character of a keyboard leaves ink, and more of it in a heavier weight", async () => {
  for (const character of PRINTABLE) {
    const [medium, heavy] = await Promise.all([
      measureInk(character, style(500)),
      measureInk(character, style(800)),
    ]);
    expect(medium.share, character).toBeGreaterThan(0.002);
    expect(heavy.share, character).toBeGreaterThan(medium.share);
  }
});

test("capitals stand on the baseline and are as high as the font says", async () => {
  const { top, bottom } = await measureInk("HITE", style(700));
  expect(bottom).toBe(119);
  // 700 of 1000 units.
  expect(top).toBe(50);
});

test("letters that belong together stand closer than each by itself", () => {
  const set = style(800);
  for (const pair of ["To", "AV", "Ta"])
    expect(lettering.measureWidth(pair, set), pair).toBeLessThan(
      lettering.measureWidth(pair[0] ?? "", set) +
        lettering.measureWidth(pair[1] ?? "", set),
    );
  expect(lettering.measureWidth("HH", set)).toBeCloseTo(
    2 * lettering.measureWidth("H", set),
  );
});

test("a width grows with the size alone", () => {
  expect(lettering.measureWidth("2021 Honda CR-V", style(700, 50))).toBeCloseTo(
    lettering.measureWidth("2021 Honda CR-V", style(700, 100)) / 2,
  );
});

test("accents of the first file and letters of the second are there; what no file has is left out", async () => {
  for (const character of ["é", "ñ", "Ü", "…", "ł", "Ő", "e\u0301"])
    expect(
      (await measureInk(character, style(700))).share,
      character,
    ).toBeGreaterThan(0.002);
  expect(lettering.tracePath("漢字", style(700), 0, 0)).toBe("");
  expect(lettering.measureWidth("A漢", style(700))).toBe(
    lettering.measureWidth("A", style(700)),
  );
});

test("a composed letter is its letter with something above it", async () => {
  const [plain, accented] = await Promise.all([
    measureInk("e", style(700)),
    measureInk("é", style(700)),
  ]);
  expect(accented.bottom).toBe(plain.bottom);
  expect(accented.top).toBeLessThan(plain.top - 15);
});
