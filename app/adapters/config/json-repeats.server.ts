/** One object holds this name twice; JSON.parse would silently keep the last. */
export interface RepeatedName {
  readonly name: string;
  /** Lines count from 1. */
  readonly line: number;
}

const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** The text must be JSON that parses. */
export function listRepeatedNames(json: string): RepeatedName[] {
  const repeated: RepeatedName[] = [];
  const open: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of json.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (colon !== undefined) {
      const name = String(JSON.parse(token.slice(0, -colon.length)));
      const names = open.at(-1);
      if (names?.has(name)) {
        repeated.push({ name, line: json.slice(0, index).split("\n").length });
      }
      names?.add(name);
    }
  }
  return repeated;
}
