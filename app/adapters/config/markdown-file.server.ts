/** It holds the names and values of the front matter, and the text below them as `markdown`. */
export type FrontMatter = Readonly<Record<string, string>>;

export type MarkdownResult =
  | { readonly ok: true; readonly value: FrontMatter }
  | { readonly ok: false; readonly message: string };

/** Front matter is a list of `name: words` lines between two lines of `---`. */
export function parseMarkdownFile(content: string): MarkdownResult {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(
    content,
  );
  if (!match) {
    return {
      ok: false,
      message: "must begin with front matter between two lines of ---",
    };
  }
  const [, head = "", body = ""] = match;
  const entries: [string, string][] = [];
  for (const [at, line] of head.split(/\r?\n/).entries()) {
    const entry = /^([A-Za-z]+):\s*(\S.*)$/.exec(line.trimEnd());
    if (!entry) {
      return {
        ok: false,
        message: `line ${at + 2} must read "name: words"`,
      };
    }
    entries.push([entry[1] ?? "", entry[2] ?? ""]);
  }
  return {
    ok: true,
    value: { ...Object.fromEntries(entries), markdown: body.trim() },
  };
}
