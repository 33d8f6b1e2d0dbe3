/** Where a text stops being JSON, and what a person should look for there. */
export interface JsonError {
  readonly offset: number;
  readonly message: string;
}

type Wanted =
  "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";

const SPACE = /\s*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/uy;

/** Null says that the text is JSON. The machine's own parser names no place for half of the mistakes. */
export function findJsonError(json: string): JsonError | null {
  const closers: string[] = [];
  let wanted: Wanted = "value";
  let offset = skipSpace(json, 0);
  while (offset < json.length) {
    const letter = json[offset] ?? "";
    const closer = closers.at(-1);
    const mayEnd = wanted.endsWith("-or-end");
    if (letter === closer && mayEnd) {
      closers.pop();
      offset++;
    } else if (wanted === "colon") {
      if (letter !== ":") return explain(json, offset, wanted, closer);
      wanted = "value";
      offset = skipSpace(json, offset + 1);
      continue;
    } else if (wanted === "comma-or-end") {
      if (letter !== ",") return explain(json, offset, wanted, closer);
      wanted = closer === "}" ? "key" : "value";
      offset = skipSpace(json, offset + 1);
      continue;
    } else if (
      wanted.startsWith("value") &&
      (letter === "{" || letter === "[")
    ) {
      closers.push(letter === "{" ? "}" : "]");
      wanted = letter === "{" ? "key-or-end" : "value-or-end";
      offset = skipSpace(json, offset + 1);
      continue;
    } else {
      SCALAR.lastIndex = offset;
      const found = SCALAR.exec(json)?.[0];
      if (found === undefined || (wanted.startsWith("key") && letter !== '"'))
        return explain(json, offset, wanted, closer);
      offset += found.length;
      if (wanted.startsWith("key")) {
        wanted = "colon";
        offset = skipSpace(json, offset);
        continue;
      }
    }
    offset = skipSpace(json, offset);
    if (closers.length === 0)
      return offset < json.length
        ? { offset, message: "something follows after the end" }
        : null;
    wanted = "comma-or-end";
  }
  return {
    offset: json.length,
    message:
      closers.length === 0
        ? "the file is empty"
        : `the file ends, and ${closers.toReversed().join(" ")} is missing`,
  };
}

function skipSpace(json: string, offset: number): number {
  SPACE.lastIndex = offset;
  return offset + (SPACE.exec(json)?.[0].length ?? 0);
}

function explain(
  json: string,
  offset: number,
  wanted: Wanted,
  closer: string | undefined,
): JsonError {
  const letter = json[offset] ?? "";
  const next = json.slice(offset, offset + 2);
  const tell = (message: string): JsonError => ({ offset, message });
  if (next === "//" || next === "/*") return tell("JSON has no comments");
  if (letter === "'" || letter === "“" || letter === "”")
    return tell('texts and keys stand in straight double quotes: "');
  if (letter === closer && (wanted === "key" || wanted === "value"))
    return tell("the comma before it is one too many");
  if (letter === '"' && wanted === "comma-or-end")
    return tell("a comma is missing before it");
  if (letter === '"')
    return tell(
      "this text is not closed on its line, or has a \\ that JSON does not know",
    );
  if (wanted === "comma-or-end")
    return tell(`"," or "${closer ?? ""}" was expected`);
  if (wanted === "colon") return tell('":" was expected after the key');
  if (wanted.startsWith("key"))
    return tell("a key in double quotes was expected");
  return tell(
    "a value was expected: text in double quotes, a number, true, false, null, { or [",
  );
}
