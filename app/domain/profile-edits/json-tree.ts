import type { JsonValue } from "#app/domain/console/json-value.ts";

export type JsonPath = readonly (string | number)[];
export type JsonObject = { readonly [key: string]: JsonValue };

export function isJsonObject(
  value: JsonValue | undefined,
): value is JsonObject {
  return typeof value === "object" && value !== null && !isJsonList(value);
}

/** `Array.isArray` says nothing of lists that may not be changed. */
function isJsonList(
  value: JsonValue | undefined,
): value is readonly JsonValue[] {
  return Array.isArray(value);
}

export function listJson(value: JsonValue | undefined): readonly JsonValue[] {
  return isJsonList(value) ? value : [];
}

/** Undefined where nothing stands. */
export function findJson(
  value: JsonValue | undefined,
  [step, ...rest]: JsonPath,
): JsonValue | undefined {
  if (step === undefined) return value;
  if (isJsonList(value))
    return typeof step === "number" ? findJson(value[step], rest) : undefined;
  return isJsonObject(value) && Object.hasOwn(value, step)
    ? findJson(value[step], rest)
    : undefined;
}

export function findText(value: JsonValue | undefined, path: JsonPath): string {
  const found = findJson(value, path);
  return typeof found === "string" ? found : "";
}

/** All else stays, in its order; what is new stands last. Undefined takes the value away. */
export function putJson(
  value: JsonValue | undefined,
  [step, ...rest]: JsonPath,
  placed: JsonValue | undefined,
): JsonValue | undefined {
  if (step === undefined) return placed;
  if (typeof step === "number") {
    const list = [...listJson(value)];
    const inner = putJson(list[step], rest, placed);
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const entries = new Map(isJsonObject(value) ? Object.entries(value) : []);
  const inner = putJson(entries.get(step), rest, placed);
  if (inner === undefined) entries.delete(step);
  else entries.set(step, inner);
  return Object.fromEntries(entries);
}

/** A line of the files of a profile is as long as that. */
const LONGEST_LINE = 80;

const ONE_LINE_OBJECT = /\{(?:"(?:[^"\\\n]|\\.)*"|[^"{}[\]\n])*\}/g;

/** The file as the samples are written: two spaces, a list of words on one line where it has room; and so are objects that `before` has on one. */
export function formatJsonFile(value: JsonValue, before: string): string {
  const oneLine = new Set(
    [...before.matchAll(ONE_LINE_OBJECT)].flatMap(([text]) => compact(text)),
  );
  return `${formatJson(value, { indent: "", used: 0, oneLine })}\n`;
}

/** The file may be broken: then nothing of it is kept. */
function compact(json: string): readonly string[] {
  try {
    return [JSON.stringify(JSON.parse(json))];
  } catch {
    return [];
  }
}

interface Layout {
  readonly indent: string;
  /** So many characters stand before the value on its line. */
  readonly used: number;
  readonly oneLine: ReadonlySet<string>;
}

function formatJson(value: JsonValue, layout: Layout): string {
  const { indent, used, oneLine } = layout;
  const deeper = `${indent}  `;
  if (isJsonList(value)) {
    if (value.length === 0) return "[]";
    if (value.every((it) => typeof it !== "object" || it === null)) {
      const line = `[${value.map((it) => JSON.stringify(it)).join(", ")}]`;
      // The comma behind it has its place, too.
      if (used + line.length < LONGEST_LINE) return line;
    }
    const lines = value.map(
      (it) =>
        deeper +
        formatJson(it, { indent: deeper, used: deeper.length, oneLine }),
    );
    return `[\n${lines.join(",\n")}\n${indent}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  if (oneLine.has(JSON.stringify(value))) {
    const words = entries.map(
      ([key, it]) => `${JSON.stringify(key)}: ${JSON.stringify(it)}`,
    );
    return `{ ${words.join(", ")} }`;
  }
  const lines = entries.map(([key, it]) => {
    const start = `${deeper}${JSON.stringify(key)}: `;
    return (
      start + formatJson(it, { indent: deeper, used: start.length, oneLine })
    );
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}
