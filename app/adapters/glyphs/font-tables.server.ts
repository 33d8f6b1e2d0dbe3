import { brotliDecompressSync } from "node:zlib";
import { ByteCursor } from "./byte-cursor.server.ts";

/** The tables of a WOFF2 file; those marked as transformed are not as OpenType lays them out. */
export interface FontTables {
  /** Throws when the font has no such table. */
  get(tag: string): Uint8Array;
  find(tag: string): Uint8Array | null;
  isTransformed(tag: string): boolean;
}

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isTransformed: boolean;
}

/** WOFF2 §4.1, in the order of their numbers. */
const KNOWN_TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .replaceAll("_", " ")
    .split(/ (?! )/);
const ARBITRARY_TAG = 63;
const SIGNATURE = "wOF2";
const HEADER_BYTES = 48;

export function readFontTables(file: Uint8Array): FontTables {
  const cursor = new ByteCursor(file);
  if (cursor.tag() !== SIGNATURE)
    throw new Error("The font file is no WOFF2 file.");
  cursor.at = 12;
  const tableCount = cursor.u16();
  cursor.at = 20;
  const packedLength = cursor.u32();
  cursor.at = HEADER_BYTES;
  const entries = Array.from({ length: tableCount }, () => readEntry(cursor));
  const tables = new Map<string, Uint8Array>();
  const bytes = brotliDecompressSync(
    file.subarray(cursor.at, cursor.at + packedLength),
  );
  let at = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, bytes.subarray(at, at + length));
    at += length;
  }
  const find = (tag: string) => tables.get(tag) ?? null;
  return {
    find,
    get(tag) {
      const table = find(tag);
      if (table === null) throw new Error(`The font has no table ${tag}.`);
      return table;
    },
    isTransformed: (tag) =>
      entries.some((it) => it.tag === tag && it.isTransformed),
  };
}

function readEntry(cursor: ByteCursor): Entry {
  const flags = cursor.u8();
  const known = flags & 0x3f;
  const tag =
    known === ARBITRARY_TAG ? cursor.tag() : (KNOWN_TAGS[known] ?? "");
  const version = flags >> 6;
  const isTransformed =
    tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  const length = cursor.base128();
  return {
    tag,
    length: isTransformed ? cursor.base128() : length,
    isTransformed,
  };
}
