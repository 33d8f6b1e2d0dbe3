/** Feeds write these words where they have no value. */
const MISSING = new Set(
  "|-|--|–|—|?|.|#n/a|#ref!|#value!|n/a|na|n.a.|nil|nan|none|null|(null)|undefined|unknown|unspecified|not specified|not available|tbd".split(
    "|",
  ),
);

/** Most cells do not begin like a missing word, so this set rules them out quickly. */
const MISSING_STARTS = new Set(
  [...MISSING].flatMap((it) => [it.slice(0, 1), it.slice(0, 1).toUpperCase()]),
);
const LONGEST_MISSING = Math.max(...[...MISSING].map((it) => it.length));
const MAX_INPUT = 100_000;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["nbsp", " "],
  ...`amp=& lt=< gt=> quot=" apos=' ndash=– mdash=— hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=” bull=• middot=· trade=™ reg=® copy=© deg=° frac12=½ frac14=¼ frac34=¾ times=× eacute=é egrave=è aacute=á iacute=í oacute=ó uacute=ú ntilde=ñ uuml=ü ouml=ö auml=ä`
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, -2), pair.slice(-1)]),
]);

/** Most cells match and need no cleaning: ASCII words with one space between them and no possible markup. */
const CLEAN_LINE =
  /^[\x21-\x25\x27-\x3b\x3d-\x7e]+(?: [\x21-\x25\x27-\x3b\x3d-\x7e]+)*$/;

/** Longer text is cut at `limit`; null when the feed says nothing. */
export function cleanLine(text: string, limit = 200): string | null {
  if (text === "") return null;
  if (text.length <= limit && CLEAN_LINE.test(text))
    return isMissing(text) ? null : text;
  const line = clean(text).replace(/\s+/g, " ").trim();
  return isMissing(line) ? null : cutText(line, limit);
}

/** Line ends stay; markup and control characters go. */
export function cleanText(text: string, limit = 20_000): string | null {
  if (text.length <= limit && CLEAN_LINE.test(text))
    return isMissing(text) ? null : text;
  const lines = clean(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return isMissing(lines) ? null : cutText(lines, limit);
}

/** Missing values are "–", "#N/A", "null" and the like. */
export function isMissing(text: string): boolean {
  const word = text.trim();
  return (
    word.length <= LONGEST_MISSING &&
    MISSING_STARTS.has(word.charAt(0)) &&
    MISSING.has(word.toLowerCase())
  );
}

function clean(text: string): string {
  const plain = removeControls(text.slice(0, MAX_INPUT));
  if (!/[<&]/.test(plain)) return plain;
  // Feeds often escape markup once more, so markup that decoding reveals is removed too.
  return removeControls(removeMarkup(decodeEntities(removeMarkup(plain))));
}

/** Lone surrogates, control, bidirectional and zero-width characters go; paragraph ends become "\n". */
function removeControls(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[^\P{Control}\n\t]/gu, "")
    .replace(
      /[\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu,
      "",
    );
}

function removeMarkup(text: string): string {
  return ["script", "style"]
    .reduce(
      (rest, name) => removeBetween(rest, `<${name}`, `</${name}>`),
      removeBetween(text, "<!--", "-->"),
    )
    .replace(/<\/?(?:br|p|div|li|ul|ol|tr|h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<[/!?]?[a-z][^<>]*>/gi, " ")
    .replace(/<[/!?]?[a-z][^<>]*$/i, "");
}

/** Its time is linear in the length of the text, whatever the text holds. */
function removeBetween(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  // Some letters change length in lower case, which would shift the positions.
  if (lower.length !== text.length) return text;
  let kept = "";
  let from = 0;
  for (;;) {
    const start = lower.indexOf(open, from);
    const end = start === -1 ? -1 : lower.indexOf(close, start + open.length);
    if (end === -1) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + close.length;
  }
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** Cuts between characters, never inside one. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
