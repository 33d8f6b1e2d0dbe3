import { ByteCursor } from "./byte-cursor.server.ts";

/** Unicode character → glyph number, from the `cmap` table. */
export function readCharacterMap(
  table: Uint8Array,
): ReadonlyMap<number, number> {
  const cursor = new ByteCursor(table, 2);
  const encodings = Array.from({ length: cursor.u16() }, () => {
    const platform = cursor.u16();
    const encoding = cursor.u16();
    return { platform, encoding, start: cursor.u32() };
  });
  for (const { platform, start } of encodings) {
    if (platform !== 0 && platform !== 3) continue;
    const format = new ByteCursor(table, start).u16();
    if (format === 4) return readSegments(table, start);
    if (format === 12) return readGroups(table, start);
  }
  throw new Error("The font maps no characters that we can read.");
}

/** Format 4: runs of characters with one step or a list each. */
function readSegments(
  table: Uint8Array,
  start: number,
): ReadonlyMap<number, number> {
  const cursor = new ByteCursor(table, start + 6);
  const count = cursor.u16() / 2;
  cursor.at += 6;
  const ends = cursor.u16List(count);
  cursor.at += 2;
  const starts = cursor.u16List(count);
  const steps = cursor.u16List(count);
  const listsAt = cursor.at;
  const lists = cursor.u16List(count);
  const glyphs = new Map<number, number>();
  for (let at = 0; at < count; at++) {
    const first = starts[at] ?? 0;
    const list = lists[at] ?? 0;
    const step = steps[at] ?? 0;
    for (let code = first; code <= (ends[at] ?? 0); code++) {
      if (code === 0xffff) continue;
      let glyph = code;
      if (list !== 0) {
        cursor.at = listsAt + at * 2 + list + (code - first) * 2;
        glyph = cursor.u16();
        if (glyph === 0) continue;
      }
      glyphs.set(code, (glyph + step) & 0xffff);
    }
  }
  return glyphs;
}

/** Format 12: runs of characters whose glyphs follow each other. */
function readGroups(
  table: Uint8Array,
  start: number,
): ReadonlyMap<number, number> {
  const cursor = new ByteCursor(table, start + 12);
  const glyphs = new Map<number, number>();
  for (let count = cursor.u32(); count > 0; count--) {
    const first = cursor.u32();
    const last = cursor.u32();
    const glyph = cursor.u32();
    for (let code = first; code <= last; code++)
      glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}
