import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {
  Lettering,
  LetterStyle,
} from "#app/domain/social-picture/lettering.ts";
import { type FontFace, openFontFace } from "./font-face.server.ts";

/** The files that the pages are set in; a character stands in the first that has it. */
const FILES = ["latin", "latin-ext"].map(
  (subset) =>
    `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
);

interface SetGlyph {
  readonly face: FontFace;
  readonly glyph: number;
  /** From the line's start. */
  readonly xPx: number;
}

/** Words in the site's own typeface. Characters that it does not have are left out. */
export function figtreeLettering(): Lettering {
  const files = FILES.map((file) =>
    readFileSync(fileURLToPath(import.meta.resolve(file))),
  );
  const weights = new Map<number, readonly FontFace[]>();

  function facesOf(weight: number): readonly FontFace[] {
    const known = weights.get(weight);
    if (known) return known;
    const faces = files.map((file) => openFontFace(file, weight));
    weights.set(weight, faces);
    return faces;
  }

  function set(text: string, { sizePx, weight }: LetterStyle) {
    const faces = facesOf(weight);
    const glyphs: SetGlyph[] = [];
    let xPx = 0;
    for (const character of text.normalize("NFC")) {
      const found = find(faces, character);
      if (found === null) continue;
      const { face, glyph } = found;
      const scale = sizePx / face.unitsPerEm;
      const before = glyphs.at(-1);
      if (before?.face === face)
        xPx += face.kerning(before.glyph, glyph) * scale;
      glyphs.push({ face, glyph, xPx });
      xPx += face.advanceOf(glyph) * scale;
    }
    return { glyphs, widthPx: xPx };
  }

  return {
    widthOf: (text, style) => set(text, style).widthPx,
    pathOf: (text, style, x, baseline) =>
      set(text, style)
        .glyphs.map(({ face, glyph, xPx }) => {
          const scale = style.sizePx / face.unitsPerEm;
          return face.pathOf(
            glyph,
            (px, py) =>
              `${(x + xPx + px * scale).toFixed(2)} ${(baseline - py * scale).toFixed(2)}`,
          );
        })
        .join(""),
  };
}

function find(
  faces: readonly FontFace[],
  character: string,
): { readonly face: FontFace; readonly glyph: number } | null {
  for (const face of faces) {
    const glyph = face.glyphOf(character);
    if (glyph !== null) return { face, glyph };
  }
  return null;
}
