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

const LONGEST_SHORT_ENGINE = 18;
const LITERS = /(?<![\d.])(?<liters>\d{1,2}\.\d)[ -]?l?(?![a-z\d.])/i;
const BOOST = /\b(?:twin[ -]?turbo|bi-?turbo|turbo|supercharged)\b/i;
const OTHER_FUEL = /\b(?:plug-in hybrid|hybrid|diesel)\b/i;

/** "Premium Unleaded I-4 2.4 L/144" is too long for a tile: "2.4L I4". What says less than that stays as it is. */
export function shortenEngine(engine: string): string {
  if (engine.length <= LONGEST_SHORT_ENGINE) return engine;
  const liters = LITERS.exec(engine)?.groups?.["liters"];
  const { layout } = readEngineLayout(engine);
  if (liters === undefined || layout === null) return engine;
  const boost = BOOST.exec(engine)?.[0].toLowerCase();
  const fuel = OTHER_FUEL.exec(engine)?.[0].toLowerCase();
  return [`${liters}L`, layout.toUpperCase(), boost, fuel]
    .filter((it) => it !== undefined)
    .join(" ");
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
