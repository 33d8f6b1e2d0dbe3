import type { Path } from "./profile-files.server.ts";

/** Both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a value of a JSON text begins, and for one of an object where its key does. */
interface Place {
  readonly keyAt: number | null;
  readonly valueAt: number;
}

/** Every value of a JSON text that parses, by its path. */
export type JsonPlaces = ReadonlyMap<string, Place>;

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

interface Holder {
  readonly path: Path;
  readonly isList: boolean;
  step: string | number;
  keyAt: number | null;
}

export function listJsonPlaces(json: string): JsonPlaces {
  const places = new Map<string, Place>();
  const open: Holder[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const holder = open.at(-1);
    if (token === "}" || token === "]") open.pop();
    else if (token === ",") {
      if (holder?.isList === true) holder.step = Number(holder.step) + 1;
      else if (holder !== undefined) holder.keyAt = null;
    } else if (token === ":") continue;
    else if (holder?.isList === false && holder.keyAt === null) {
      holder.step = String(JSON.parse(token));
      holder.keyAt = index;
    } else {
      const path = holder === undefined ? [] : [...holder.path, holder.step];
      const keyAt = holder?.keyAt ?? null;
      places.set(JSON.stringify(path), { keyAt, valueAt: index });
      if (token === "{" || token === "[") {
        const isList = token === "[";
        open.push({ path, isList, step: isList ? 0 : "", keyAt: null });
      }
    }
  }
  return places;
}

/** The nearest thing that is there: a value that is missing is told at the object that lacks it. */
export function findJsonOffset(
  places: JsonPlaces,
  path: Path,
  part: "key" | "value",
): number {
  for (let length = path.length; length >= 0; length--) {
    const place = places.get(JSON.stringify(path.slice(0, length)));
    if (place === undefined) continue;
    return length === path.length && part === "key"
      ? (place.keyAt ?? place.valueAt)
      : place.valueAt;
  }
  return 0;
}

export function getPosition(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
