/** Findings are complete when the text is at its end. */
export interface TextFindings {
  /** These lines are not UTF-8 and were read as Windows-1252. */
  windows1252LineCount: number;
  endsWithLineEnd: boolean;
}

export const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = "\ufeff";
/** A line longer than this is decoded in pieces. */
const MAX_PENDING_BYTES = 1024 ** 2;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder("windows-1252");

export function createFindings(): TextFindings {
  return { windows1252LineCount: 0, endsWithLineEnd: true };
}

/**
 * Pieces end at line ends. Lines that are not UTF-8 are read as Windows-1252; UTF-16 needs its mark, as spreadsheets
 * write it.
 */
export async function* readFeedText(
  bytes: AsyncIterable<Uint8Array>,
  findings: TextFindings,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of decodePieces(bytes, findings)) {
    const text =
      isFirst && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
    isFirst = false;
    if (text === "") continue;
    findings.endsWithLineEnd = /[\r\n]$/.test(text);
    yield text;
  }
}

async function* decodePieces(
  bytes: AsyncIterable<Uint8Array>,
  findings: TextFindings,
): AsyncGenerator<string> {
  let utf16: TextDecoder | null = null;
  let isFirst = true;
  let pending: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (isFirst) utf16 = findUtf16Decoder(chunk);
    isFirst = false;
    if (utf16 !== null) {
      yield utf16.decode(chunk, { stream: true });
      continue;
    }
    const held = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = findLastLineEnd(held);
    if (end > 0) yield decodeText(held.subarray(0, end), findings);
    pending = held.subarray(end);
  }
  yield utf16 === null ? decodeText(pending, findings) : utf16.decode();
}

function findUtf16Decoder(chunk: Uint8Array): TextDecoder | null {
  const [first, second] = chunk;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return first === 0xfe && second === 0xff ? new TextDecoder("utf-16be") : null;
}

/** A line that goes on has no end yet: 0, unless it is far too long. */
function findLastLineEnd(bytes: Uint8Array): number {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  if (end > 0 || bytes.length < MAX_PENDING_BYTES) return end;
  let cut = bytes.length;
  while (cut > 0 && ((bytes[cut - 1] ?? 0) & 0xc0) === 0x80) cut--;
  return cut > 0 && (bytes[cut - 1] ?? 0) >= 0xc0 ? cut - 1 : bytes.length;
}

function decodeText(bytes: Uint8Array, findings: TextFindings): string {
  return decodeUtf8(bytes) ?? decodeByLine(bytes, findings);
}

function decodeByLine(bytes: Uint8Array, findings: TextFindings): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const at = bytes.indexOf(LINE_FEED, start);
    const end = at === -1 ? bytes.length : at + 1;
    const line = bytes.subarray(start, end);
    const text = decodeUtf8(line);
    if (text === null) findings.windows1252LineCount++;
    lines.push(text ?? windows1252.decode(line));
    start = end;
  }
  return lines.join("");
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
