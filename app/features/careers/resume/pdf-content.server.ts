import { setImmediate as giveWay } from "node:timers/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";

const unpack = promisify(inflate);

/** ISO 32000: a PDF begins with these bytes. Readers that look further let other files pass for PDFs. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

/** Names of what runs a program, fetches something or carries a file (ISO 32000-1, 12.6 and 7.11.4). */
const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
]);

const MOST_UNPACKED_BYTES = 8 * 1024 * 1024;
/** A real file is read about once; one that makes us read it again and again is none. */
const MOST_TIMES_READ = 3;
/** Other visitors wait no longer than for these. */
const CHARACTERS_AT_ONCE = 200_000;

/** How much may still be read, and when others get their turn. */
interface Budget {
  characters: number;
  sinceTurn: number;
}

/** Objects are read wherever they begin, whatever a table says of them; what cannot be looked into is not plain. */
export async function isPlainPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes).toString("latin1");
  const budget = { characters: text.length * MOST_TIMES_READ, sinceTurn: 0 };
  let allowance = MOST_UNPACKED_BYTES;
  for (const { index, 0: start } of text.matchAll(OBJECT_START)) {
    const object = await readObject(text, index + start.length, budget);
    if (object === null || isActive(object.names)) return false;
    if (object.streamAt === null || !holdsObjects(object.names)) continue;
    const packed = findStream(bytes, text, object.streamAt);
    const inner = await unpackObjects(packed, object.names, allowance);
    if (inner === null) return false;
    allowance -= inner.length;
    budget.characters += inner.length;
    const all = await readObject(inner, 0, budget, true);
    if (all === null || isActive(all.names)) return false;
  }
  return true;
}

const OBJECT_START = /(?:(?<=[\0\s\d])obj|trailer)(?![A-Za-z])/g;

function isActive(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => ACTIVE_NAMES.has(name));
}

/** Some readers do without the type (ISO 32000-1, 7.5.7). */
function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has("ObjStm") || (names.has("First") && names.has("N"));
}

interface PdfObject {
  readonly names: ReadonlySet<string>;
  /** Its stream begins here; null means that it has none. */
  readonly streamAt: number | null;
}

/** A comment, a name, a dictionary's start, a hexadecimal string, a keyword or number, or the start of a text. */
const TOKEN =
  /%[^\r\n]*|\/[^\0\s()<>[\]{}/%]*|<<|<[^>]*>?|[^\0\s()<>[\]{}/%]+|\(/gy;
const BETWEEN = /[\0\s[\]{})>]*/gy;

/** It reads up to the object's end or its stream, or to the end of the text. Null means that the budget is used up. */
async function readObject(
  text: string,
  start: number,
  budget: Budget,
  isToEnd = false,
): Promise<PdfObject | null> {
  const names = new Set<string>();
  let at = start;
  while (at < text.length) {
    const before = at;
    BETWEEN.lastIndex = at;
    BETWEEN.exec(text);
    at = BETWEEN.lastIndex;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) break;
    at += token.length;
    if (token === "(") at = skipText(text, at);
    else if (token.startsWith("/")) names.add(decodeName(token.slice(1)));
    else if (token === "endobj" && !isToEnd) return { names, streamAt: null };
    else if (token === "stream" && !isToEnd) return { names, streamAt: at };
    budget.characters -= at - before;
    if (budget.characters < 0) return null;
    budget.sinceTurn += at - before;
    if (budget.sinceTurn > CHARACTERS_AT_ONCE) {
      budget.sinceTurn = 0;
      await giveWay();
    }
  }
  return { names, streamAt: null };
}

/** Parentheses within a text are balanced or escaped. */
function skipText(text: string, start: number): number {
  const parts = /[\\()]/g;
  parts.lastIndex = start;
  let depth = 1;
  for (let found = parts.exec(text); found; found = parts.exec(text)) {
    const [mark] = found;
    if (mark === "\\") parts.lastIndex++;
    else depth += mark === "(" ? 1 : -1;
    if (depth === 0) return parts.lastIndex;
  }
  return text.length;
}

/** `/J#61vaScript` is `/JavaScript`. */
function decodeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function findStream(
  bytes: Uint8Array,
  text: string,
  keywordEnd: number,
): Uint8Array {
  const lineEnd = /\r?\n?/y;
  lineEnd.lastIndex = keywordEnd;
  lineEnd.exec(text);
  const end = text.indexOf("endstream", lineEnd.lastIndex);
  return bytes.subarray(lineEnd.lastIndex, end === -1 ? bytes.length : end);
}

/** Office programs pack objects with Flate alone; what is packed otherwise, or lies elsewhere, is not looked into. */
const OTHER_PACKING =
  /^(?:ASCII(?:Hex|85)|LZW|RunLength|CCITTFax|JBIG2|DCT|JPX)Decode$|^(?:Crypt|A85|AHx|LZW|RL|DecodeParms|DP|F|FFilter)$/;

async function unpackObjects(
  packed: Uint8Array,
  names: ReadonlySet<string>,
  allowance: number,
): Promise<string | null> {
  if ([...names].some((name) => OTHER_PACKING.test(name))) return null;
  const isPacked = names.has("FlateDecode") || names.has("Fl");
  // A filter that stands elsewhere in the file is not known here.
  if (!isPacked && names.has("Filter")) return null;
  if (allowance <= 0) return null;
  try {
    const unpacked = isPacked
      ? await unpack(packed, { maxOutputLength: allowance })
      : packed;
    return Buffer.from(unpacked).toString("latin1");
  } catch {
    return null;
  }
}
