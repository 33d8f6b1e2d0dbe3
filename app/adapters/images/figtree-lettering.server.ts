import { fileURLToPath } from "node:url";
import { type Font, type GlyphRun, openSync } from "fontkit";
import type {
  Lettering,
  LetterStyle,
} from "#app/domain/social-picture/lettering.ts";

/** Each weight comes in several files; a character stands in the first that has it. */
const SUBSETS = ["latin", "latin-ext"];

type Weight = LetterStyle["weight"];

interface PlacedRun {
  readonly run: GlyphRun;
  readonly pxPerUnit: number;
  /** From the line's start. */
  readonly xPx: number;
}

/** Words in the site's own typeface. Characters that it does not have are left out. */
export function createFigtreeLettering(): Lettering {
  const fontsByWeight = new Map<Weight, readonly Font[]>();

  function getFonts(weight: Weight): readonly Font[] {
    const known = fontsByWeight.get(weight);
    if (known) return known;
    const fonts = SUBSETS.map((subset) => openFont(subset, weight));
    fontsByWeight.set(weight, fonts);
    return fonts;
  }

  function setLine(text: string, { sizePx, weight }: LetterStyle) {
    const runs: PlacedRun[] = [];
    let xPx = 0;
    for (const { font, characters } of splitByFont(text, getFonts(weight))) {
      const run = font.layout(characters);
      const pxPerUnit = sizePx / font.unitsPerEm;
      runs.push({ run, pxPerUnit, xPx });
      xPx += run.advanceWidth * pxPerUnit;
    }
    return { runs, widthPx: xPx };
  }

  return {
    measureWidth: (text, style) => setLine(text, style).widthPx,
    tracePath: (text, style, x, baseline) =>
      setLine(text, style)
        .runs.map((it) => drawRun(it, x + it.xPx, baseline))
        .join(""),
  };
}

/** The pages are set in one file for all weights; pictures take its cuts, whose kerning fontkit reads. */
function openFont(subset: string, weight: Weight): Font {
  const file = `@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff2`;
  const font = openSync(fileURLToPath(import.meta.resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** The line in pieces that one font can set. */
function splitByFont(text: string, fonts: readonly Font[]) {
  const pieces: { readonly font: Font; characters: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((it) => it.hasGlyphForCodePoint(codePoint));
    if (font === undefined) continue;
    const last = pieces.at(-1);
    if (last?.font === font) last.characters += character;
    else pieces.push({ font, characters: character });
  }
  return pieces;
}

/** SVG path commands. A font counts upwards from the baseline, a picture downwards. */
function drawRun(
  { run, pxPerUnit }: PlacedRun,
  xPx: number,
  baseline: number,
): string {
  let units = 0;
  return run.glyphs
    .map(({ path }, at) => {
      const position = run.positions[at];
      const x = xPx + (units + (position?.xOffset ?? 0)) * pxPerUnit;
      const y = baseline - (position?.yOffset ?? 0) * pxPerUnit;
      units += position?.xAdvance ?? 0;
      return path.transform(pxPerUnit, 0, 0, -pxPerUnit, x, y).toSVG();
    })
    .join("");
}
