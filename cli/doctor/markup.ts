/** HTML that may stand in a page as it is. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | null | readonly Part[];

/** Markup of a template; every text put into it is escaped, null is nothing. */
export function markup(
  texts: TemplateStringsArray,
  ...parts: readonly Part[]
): Markup {
  const html = texts.map((text, at) => text + renderPart(parts[at] ?? null));
  return new Markup(html.join(""));
}

function renderPart(part: Part): string {
  if (part === null) return "";
  if (part instanceof Markup) return part.html;
  if (typeof part === "object") return part.map(renderPart).join("");
  return escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** What turns the writing direction or is no character of a page. */
const UNPRINTABLE =
  /[[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]--[\n\t]]/gv;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNPRINTABLE, "")
    .replace(/[&<>"']/g, (it) => ENTITIES[it] ?? it);
}
