export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Bad JSON is reported by line and column, which both count from 1. */
export function parseJsonFile(content: string): JsonResult {
  const words = content.replace(/^\uFEFF/, "");
  try {
    return { ok: true, value: JSON.parse(words) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /at position (\d+)/.exec(reason)?.[1];
    const before = words.slice(0, at === undefined ? words.length : Number(at));
    const lines = before.split("\n");
    const line = lines.length;
    const column = (lines.at(-1) ?? "").length + 1;
    const summary = reason
      .replace(/,? ?"?\.{3}[\s\S]* is not valid JSON$/, "")
      .replace(/ (?:in JSON )?at position[\s\S]*$/, "");
    return {
      ok: false,
      message: `line ${line}, column ${column}: is not valid JSON (${summary})`,
    };
  }
}
