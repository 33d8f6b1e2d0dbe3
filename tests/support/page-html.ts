/** What a test reads of a page's HTML. */
export interface PageHtml {
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly h1s: readonly string[];
  /** Levels of all headings of the page itself, in order. */
  readonly headingLevels: readonly number[];
  readonly layout: "default" | "minimal" | null;
  /** Of anchors and forms that stay on this site, with what follows "#" and "?". */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** What a reader sees of the page itself, without the frame around it. */
  readonly text: string;
}

export function readPage(html: string): PageHtml {
  const clean = html.replaceAll("<!-- -->", "");
  const main = /<main[\s\S]*<\/main>/.exec(clean)?.[0] ?? "";
  return {
    title: first(clean, /<title[^>]*>([\s\S]*?)<\/title>/),
    description: first(clean, /<meta name="description" content="([^"]*)"/),
    canonical: first(clean, /<link rel="canonical" href="([^"]*)"/),
    h1s: all(clean, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map(readText),
    headingLevels: all(main, /<h([1-6])[\s>]/g).map(Number),
    layout: findLayout(clean),
    links: all(clean, /<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)
      .map(unescaped)
      .filter((it) => /^(?:\/(?!\/)|#)/.test(it)),
    ids: new Set(all(clean, / id="([^"]*)"/g).map(unescaped)),
    text: readText(main),
  };
}

function findLayout(html: string): PageHtml["layout"] {
  if (html.includes('id="minimal-header"')) return "minimal";
  return html.includes('id="site-header"') ? "default" : null;
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

function first(html: string, pattern: RegExp): string | null {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : unescaped(found);
}

function readText(html: string): string {
  return unescaped(html.replace(/<[^>]+>/g, " "))
    .replace(/[\s\u00A0]+/g, " ")
    .trim();
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescaped(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#x27);/g,
    (it) => REFERENCES[it] ?? it,
  );
}
