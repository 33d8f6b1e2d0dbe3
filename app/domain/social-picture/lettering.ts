/** Words are drawn as shapes, so that they look the same on every machine, whatever fonts it has. */
export interface Lettering {
  measureWidth(text: string, style: LetterStyle): number;
  /** SVG path commands draw one line that starts at `x` and stands on `baseline`. */
  tracePath(
    text: string,
    style: LetterStyle,
    x: number,
    baseline: number,
  ): string;
}

export interface LetterStyle {
  readonly sizePx: number;
  readonly weight: 500 | 600 | 700 | 800;
}

export interface Room {
  readonly widthPx: number;
  readonly maxLines: number;
  /** The words are set smaller rather than cut, down to this size. */
  readonly minSizePx: number;
}

export interface FittedWords {
  readonly lines: readonly string[];
  readonly style: LetterStyle;
}

const SMALLER = 0.94;
const CUT_MARK = "…";

/** What does not fit at the smallest size is cut. */
export function fitWords(
  text: string,
  wanted: LetterStyle,
  { widthPx, maxLines, minSizePx }: Room,
  lettering: Lettering,
): FittedWords {
  let style = wanted;
  let lines = wrap(text, style, widthPx, lettering);
  while (!fits(lines, style) && style.sizePx * SMALLER >= minSizePx) {
    style = { ...style, sizePx: style.sizePx * SMALLER };
    lines = wrap(text, style, widthPx, lettering);
  }
  if (fits(lines, style)) return { lines, style };
  const kept = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return {
    style,
    lines: kept.map((line, at) =>
      cut(line, isCut && at === kept.length - 1, style, widthPx, lettering),
    ),
  };

  function fits(all: readonly string[], set: LetterStyle): boolean {
    return (
      all.length <= maxLines &&
      all.every((line) => lettering.measureWidth(line, set) <= widthPx)
    );
  }
}

function wrap(
  text: string,
  style: LetterStyle,
  widthPx: number,
  lettering: Lettering,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lettering.measureWidth(longer, style) <= widthPx)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(
  line: string,
  isMarked: boolean,
  style: LetterStyle,
  widthPx: number,
  lettering: Lettering,
): string {
  const isFitting = (it: string) =>
    lettering.measureWidth(it, style) <= widthPx;
  if (!isMarked && isFitting(line)) return line;
  const characters = [...line];
  while (characters.length > 0 && !isFitting(characters.join("") + CUT_MARK))
    characters.pop();
  return characters.join("").trimEnd() + CUT_MARK;
}
