import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const unpackRaw = promisify(inflateRaw);

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 5_000;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** Documents of many pages hold less in the parts that are looked at. */
const MOST_UNPACKED_BYTES = 4 * 1024 * 1024;

/** An archive that every program reads alike: nothing in it is encrypted, doubled or beside its own directory. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Null stands for a part that is missing, damaged or too large; all of an archive have one allowance. */
  readText(name: string): Promise<string | null>;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly dataAt: number;
}

/** The entries come from the central directory; null stands for bytes that are no such archive. */
export function openZip(bytes: Uint8Array): ZipArchive | null {
  const entries = readEntries(bytes);
  if (entries === null) return null;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  // Office programs find parts whatever the case of their names is.
  const folded = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (folded.size !== entries.length) return null;
  let allowance = MOST_UNPACKED_BYTES;
  return {
    names: entries.map(({ name }) => name),
    async readText(name) {
      const entry = byName.get(name);
      if (entry === undefined) return null;
      try {
        const { dataAt, packedBytes } = entry;
        const packed = bytes.subarray(dataAt, dataAt + packedBytes);
        const unpacked =
          entry.method === STORED
            ? packed
            : await unpackRaw(packed, { maxOutputLength: allowance });
        allowance -= unpacked.length;
        if (allowance <= 0) return null;
        return new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
      } catch {
        return null;
      }
    },
  };
}

function readEntries(bytes: Uint8Array): readonly Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return null;
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let number = 0; number < count; number++) {
    const entry = readEntry(bytes, view, { at, end });
    if (entry === null) return null;
    entries.push(entry);
    at += ENTRY_BYTES + getVariableBytes(view, at);
  }
  return at === end ? entries : null;
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  { at, end }: { readonly at: number; readonly end: number },
): Entry | null {
  if (at + ENTRY_BYTES > end) return null;
  if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
  const name = readName(bytes, at + ENTRY_BYTES, view.getUint16(at + 28, true));
  const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const localAt = view.getUint32(at + 42, true);
  if (localAt + LOCAL_BYTES > end) return null;
  if (view.getUint32(localAt, true) !== LOCAL_SIGNATURE) return null;
  const localNameLength = view.getUint16(localAt + 26, true);
  const localName = readName(bytes, localAt + LOCAL_BYTES, localNameLength);
  const dataAt =
    localAt +
    LOCAL_BYTES +
    localNameLength +
    view.getUint16(localAt + 28, true);
  const isReadable =
    !isEncrypted &&
    (method === STORED || method === DEFLATED) &&
    // Some programs go by the one name, some by the other.
    localName === name &&
    dataAt + packedBytes <= end;
  return isReadable ? { name, method, packedBytes, dataAt } : null;
}

function readName(bytes: Uint8Array, at: number, length: number): string {
  return new TextDecoder().decode(bytes.subarray(at, at + length));
}

/** Name, extra field and comment have lengths of their own. */
function getVariableBytes(view: DataView, at: number): number {
  return (
    view.getUint16(at + 28, true) +
    view.getUint16(at + 30, true) +
    view.getUint16(at + 32, true)
  );
}

/** The end of the directory is the end of the file, so that no second archive stands behind it. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at--)
    if (
      view.getUint32(at, true) === END_SIGNATURE &&
      at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  return null;
}
