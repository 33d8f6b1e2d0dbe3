import { ByteCursor } from "./byte-cursor.server.ts";
import type { FontTables } from "./font-tables.server.ts";

/** Where a weight such as 700 lies on the font's one axis, from -1 to 1; 0 is the weight of its plain outlines. */
export function weightPosition(tables: FontTables, weight: number): number {
  const axes = new ByteCursor(tables.get("fvar"), 4);
  const start = axes.u16();
  axes.at = 8;
  const axisCount = axes.u16();
  axes.at = start;
  if (axisCount !== 1 || axes.tag() !== "wght")
    throw new Error("The font varies in something besides its weight.");
  const least = axes.fixed();
  const plain = axes.fixed();
  const most = axes.fixed();
  const asked = Math.min(most, Math.max(least, weight));
  const isBelow = asked < plain;
  const span = isBelow ? plain - least : most - plain;
  const position = span === 0 ? 0 : (asked - plain) / span;
  return bent(tables.find("avar"), position);
}

/** The font's own curve between the ends of the axis. */
function bent(table: Uint8Array | null, position: number): number {
  if (table === null) return position;
  const cursor = new ByteCursor(table, 8);
  const stops = Array.from({ length: cursor.u16() }, () => ({
    from: cursor.f2dot14(),
    to: cursor.f2dot14(),
  }));
  const next = stops.findIndex(({ from }) => from >= position);
  const upper = stops[next];
  const lower = stops[next - 1];
  if (upper === undefined) return position;
  if (lower === undefined) return upper.to;
  const share = (position - lower.from) / (upper.from - lower.from);
  return lower.to + share * (upper.to - lower.to);
}
