/** An inline engine is I4 or, in dealers' systems, L4; a flat one is H4. */
const LAYOUT =
  /(?<![a-z\d])(?<layout>[vwilh]|inline|straight|flat|boxer)[ -]?(?<count>\d{1,2})(?![a-z\d.])/i;
const CYLINDERS = /(?<![a-z\d.])(?<count>\d{1,2})[ -]?cyl/i;

export interface EngineLayout {
  /** The number of them. */
  readonly cylinders: string | null;
  /** "v8", "i4", "h6". */
  readonly layout: string | null;
}

export function readEngineLayout(engine: string): EngineLayout {
  const { layout, count } = LAYOUT.exec(engine)?.groups ?? {};
  const cylinders = count ?? CYLINDERS.exec(engine)?.groups?.["count"] ?? null;
  return { cylinders, layout: cylinders && findLayout(layout, cylinders) };
}

/** Searches find "5.3L V8" by "v8" and by "8cyl", whichever way the feed spells its engines. */
export function listEngineWords(engine: string): readonly string[] {
  const { cylinders, layout } = readEngineLayout(engine);
  if (cylinders === null) return [];
  return layout === null ? [`${cylinders}cyl`] : [`${cylinders}cyl`, layout];
}

const LETTERS: Readonly<Record<string, string>> = {
  v: "v",
  w: "w",
  h: "h",
  flat: "h",
  boxer: "h",
};

function findLayout(
  layout: string | undefined,
  cylinders: string,
): string | null {
  // No other layout of eight cylinders has been sold since the 1950s.
  if (layout === undefined) return cylinders === "8" ? "v8" : null;
  return `${LETTERS[layout.toLowerCase()] ?? "i"}${cylinders}`;
}
