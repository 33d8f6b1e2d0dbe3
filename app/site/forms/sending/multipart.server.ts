/** One field or file of a form; a file input left empty sends an empty file without a name. */
export interface FormPart {
  readonly name: string;
  readonly value: string | File;
}

/** No browser writes more than two header lines, and the longest name of a file has 255 characters. */
const LONGEST_HEAD_BYTES = 4_096;
/** RFC 2046 §5.1.1. */
const LONGEST_BOUNDARY = 70;
const LINE_END = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
const DASHES = Buffer.from("--");

/**
 * RFC 7578, as browsers write it. The framework's own reader looks at each byte of a head and of a file by itself, which
 * took 0.4 s for 6 MB; this one looks for the boundary alone and stops at the first part too many. Null stands for a
 * broken body.
 */
export function parseMultipart(
  contentType: string,
  sent: Uint8Array<ArrayBuffer>,
  mostParts: number,
): readonly FormPart[] | null {
  const boundary = parseBoundary(contentType);
  if (boundary === null) return null;
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first one needs no line end before it.
  const first = delimiter.subarray(LINE_END.length);
  let at = startsWith(bytes, first, 0)
    ? first.length
    : findEnd(bytes, delimiter, 0);
  const decoder = new TextDecoder();
  const parts: FormPart[] = [];
  while (at !== -1) {
    if (startsWith(bytes, DASHES, at)) return parts;
    if (parts.length === mostParts) return null;
    // The head begins at the line end after the boundary, so that one without a line is found, too.
    const headEnd = bytes
      .subarray(at, at + LONGEST_HEAD_BYTES)
      .indexOf(HEAD_END);
    if (headEnd === -1 || !startsWith(bytes, LINE_END, at)) return null;
    const start = at + headEnd + HEAD_END.length;
    const end = bytes.indexOf(delimiter, start);
    const head = parseHead(bytes.toString("utf8", at, at + headEnd));
    if (end === -1 || head === null) return null;
    const { name, fileName, type } = head;
    const body = sent.subarray(start, end);
    const value =
      fileName === null
        ? decoder.decode(body)
        : new File([body], fileName, { type });
    parts.push({ name, value });
    at = end + delimiter.length;
  }
  return null;
}

function startsWith(bytes: Buffer, with_: Buffer, at: number): boolean {
  return bytes.subarray(at, at + with_.length).equals(with_);
}

function findEnd(bytes: Buffer, what: Buffer, from: number): number {
  const at = bytes.indexOf(what, from);
  return at === -1 ? -1 : at + what.length;
}

function parseBoundary(contentType: string): string | null {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? "";
  return boundary === "" || boundary.length > LONGEST_BOUNDARY
    ? null
    : boundary;
}

interface PartHead {
  readonly name: string;
  /** Null means a field. */
  readonly fileName: string | null;
  readonly type: string;
}

function parseHead(head: string): PartHead | null {
  const lines = head.split("\r\n");
  const disposition = findHeader(lines, "content-disposition");
  if (disposition === null || !/^form-data\b/i.test(disposition)) return null;
  const parameters = parseParameters(disposition);
  const name = parameters.get("name");
  if (name === undefined) return null;
  return {
    name,
    fileName: parameters.get("filename") ?? null,
    type: findHeader(lines, "content-type") ?? "",
  };
}

function findHeader(lines: readonly string[], name: string): string | null {
  const start = `${name}:`;
  const line = lines.find((it) => it.toLowerCase().startsWith(start));
  return line === undefined ? null : line.slice(start.length).trim();
}

/** The first of a repeated name counts. */
function parseParameters(disposition: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = "", quoted, bare] of disposition.matchAll(
    /;\s*([\w*-]+)=(?:"([^"]*)"|([^\s;"]*))/g,
  ))
    if (!parameters.has(name.toLowerCase()))
      parameters.set(name.toLowerCase(), unescape(quoted ?? bare ?? ""));
  return parameters;
}

/** Browsers write these three characters of a name so, and no other. */
function unescape(text: string): string {
  return text
    .replaceAll(/%0a/gi, "\n")
    .replaceAll(/%0d/gi, "\r")
    .replaceAll("%22", '"');
}
