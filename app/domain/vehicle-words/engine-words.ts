/** An inline engine is I4 or, in dealers' systems, L4. */
const LAYOUT =
  /(?<![a-z\d])(?<layout>[vwil]|inline|straight)[ -]?(?<count>\d{1,2})(?![a-z\d.])/i;
const CYLINDERS = /(?<![a-z\d.])(?<count>\d{1,2})[ -]?cyl/i;

/** Searches find "5.3L V8" by "v8" and by "8cyl", whichever way the feed spells its engines. */
export function listEngineWords(engine: string): readonly string[] {
  const { layout, count } = LAYOUT.exec(engine)?.groups ?? {};
  const cylinders = count ?? CYLINDERS.exec(engine)?.groups?.["count"];
  if (cylinders === undefined) return [];
  return [`${cylinders}cyl`, ...listLayoutWords(layout, cylinders)];
}

function listLayoutWords(
  layout: string | undefined,
  cylinders: string,
): readonly string[] {
  // No other layout of eight cylinders has been sold since the 1950s.
  if (layout === undefined) return cylinders === "8" ? ["v8"] : [];
  const letter = /^[vw]$/i.test(layout) ? layout.toLowerCase() : "i";
  return [`${letter}${cylinders}`];
}
