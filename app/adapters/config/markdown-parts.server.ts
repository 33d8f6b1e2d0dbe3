import { LAWYER_NOTE } from "#app/domain/new-profile/legal-draft.ts";
import {
  LEGAL_DOCUMENTS,
  type LegalDocument,
} from "#app/domain/store-profile/content/document.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import {
  MARKDOWN_FOLDERS,
  type StoreProfileFault,
} from "./profile-files.server.ts";
import { getPosition } from "./json-positions.server.ts";
import type { ProfileFile } from "./profile-folder.server.ts";

export function isMarkdownName(name: string): boolean {
  const [folder = "", file = "", ...deeper] = name.split("/");
  return (
    MARKDOWN_FOLDERS.some((it) => it === folder) &&
    file.endsWith(".md") &&
    deeper.length === 0
  );
}

export function readMarkdownParts(files: readonly ProfileFile[]) {
  const faults: StoreProfileFault[] = [];
  const documents = new Map<string, FrontMatter>();
  for (const { name, content } of files) {
    const parsed = parseMarkdownFile(content);
    if (parsed.ok) documents.set(name, parsed.value);
    else {
      const { line, message } = parsed;
      faults.push({ file: name, key: "", message, at: { line, column: 1 } });
    }
  }
  for (const file of documents.keys()) {
    const english = toEnglishName(file);
    if (english === null || documents.has(english)) continue;
    if (files.some(({ name }) => name === english)) continue;
    const message = `is the Spanish of ${english}, which is missing`;
    faults.push({ file, key: "", message });
  }
  const known = LEGAL_DOCUMENTS.flatMap((name) =>
    LANGUAGES.map((language) => getLegalFileName(name, language)),
  );
  for (const file of documents.keys()) {
    if (file.startsWith("legal/") && !known.includes(file)) {
      const message = `is an unknown file; legal/ holds ${known.join(", ")}`;
      faults.push({ file, key: "", message });
    }
  }
  return {
    legal: Object.fromEntries(
      LEGAL_DOCUMENTS.map((name) => [name, readLegal(name, documents)]),
    ),
    guides: listArticles("guides/", documents),
    authors: listArticles("authors/", documents),
    ownPages: listArticles("pages/", documents),
    faults,
    warnings: files
      .filter(({ name }) => name.startsWith("legal/"))
      .flatMap(listLawyerNotes),
  };
}

/** A draft is no lawyer's text as long as a question to the lawyer stands in it. */
function listLawyerNotes({ name, content }: ProfileFile): StoreProfileFault[] {
  return listComments(content).flatMap(({ start, end }) => {
    const words = content
      .slice(start + "<!--".length, end - "-->".length)
      .trim();
    if (!words.startsWith(LAWYER_NOTE)) return [];
    const asked = words.slice(LAWYER_NOTE.length).trim().replace(/\s+/g, " ");
    const message = `a note to the lawyer still stands there: ${asked}`;
    return [{ file: name, key: "", message, at: getPosition(content, start) }];
  });
}

function readLegal(
  name: LegalDocument,
  documents: ReadonlyMap<string, FrontMatter>,
) {
  const en = documents.get(getLegalFileName(name, "en"));
  const es = documents.get(getLegalFileName(name, "es"));
  return en === undefined ? null : { en, es: es ?? null };
}

function getLegalFileName(name: LegalDocument, language: "en" | "es"): string {
  return `legal/${name}${language === "en" ? "" : `.${language}`}.md`;
}

function listArticles(
  folder: string,
  documents: ReadonlyMap<string, FrontMatter>,
): object[] {
  return [...documents]
    .filter(([file]) => file.startsWith(folder) && toEnglishName(file) === null)
    .map(([file, frontMatter]) => {
      const path = file.slice(0, -".md".length);
      const slug = path.slice(folder.length);
      const es = documents.get(path + SPANISH_END) ?? null;
      return { ...frontMatter, slug, es };
    });
}

const SPANISH_END = ".es.md";

/** "guides/price.md" for "guides/price.es.md"; null for a file that is itself in English. */
function toEnglishName(file: string): string | null {
  return file.endsWith(SPANISH_END)
    ? `${file.slice(0, -SPANISH_END.length)}.md`
    : null;
}

/** The text below the names is `markdown`. */
type FrontMatter = Readonly<Record<string, string>>;

/** They are for those who write the file, and on no page. */
function listComments(
  content: string,
): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (;;) {
    const start = content.indexOf("<!--", found.at(-1)?.end);
    if (start < 0) return found;
    const close = content.indexOf("-->", start + "<!--".length);
    if (close < 0) return found;
    found.push({ start, end: close + "-->".length });
  }
}

function removeComments(content: string): string {
  const comments = listComments(content);
  return comments
    .map(({ start }, at) => content.slice(comments[at - 1]?.end ?? 0, start))
    .concat(content.slice(comments.at(-1)?.end ?? 0))
    .join("");
}

/** Front matter is a list of `name: words` lines between two lines of `---`. */
function parseMarkdownFile(
  content: string,
):
  | { readonly ok: true; readonly value: FrontMatter }
  | { readonly ok: false; readonly line: number; readonly message: string } {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(
    content,
  );
  if (!match) {
    return {
      ok: false,
      line: 1,
      message: "must begin with front matter between two lines of ---",
    };
  }
  const [, head = "", body = ""] = match;
  const entries: [string, string][] = [];
  for (const [at, line] of head.split(/\r?\n/).entries()) {
    const entry = /^([A-Za-z]+):\s*(\S.*)$/.exec(line.trimEnd());
    if (!entry) {
      return { ok: false, line: at + 2, message: 'must read "name: words"' };
    }
    entries.push([entry[1] ?? "", entry[2] ?? ""]);
  }
  return {
    ok: true,
    value: {
      ...Object.fromEntries(entries),
      markdown: removeComments(body).trim(),
    },
  };
}
