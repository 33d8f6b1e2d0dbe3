import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/** Only headings of the second level are listed. */
export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

/**
 * The source is CommonMark with tables. Markup in it is shown as text, and only addresses with http, https,
 * mailto and tel become links. Links to our own pages lead to them in the page's language.
 */
export function renderMarkdown(
  markdown: string,
  language: Language,
): RenderedMarkdown {
  const headings: ArticleHeading[] = [];
  const html = micromark(markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  })
    // The address was refused: the words are left.
    .replace(/<img src="" alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/ href="(\/[^/"][^"]*)"/g, (_, address: string) => {
      const page = splitLanguage(address).address;
      return ` href="${addLanguage(page, language)}"`;
    })
    // The page's title is the only heading of the first level.
    .replace(/<(\/?)h1>/g, "<$1h2>")
    .replace(/<table>(.*?)<\/table>/gs, (table, inner: string) =>
      makeScrollable(table, inner),
    )
    .replace(/<th( align="\w+")?>/g, '<th scope="col"$1>')
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const heading = {
        id: getHeadingId(inner, headings),
        text: toPlainText(inner),
      };
      headings.push(heading);
      return `<h2 id="${heading.id}">${inner}</h2>`;
    });
  return { html, headings };
}

/** A long table scrolls by itself; the keyboard reaches it, by the names of its columns. */
function makeScrollable(table: string, inner: string): string {
  const columns = [...inner.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)]
    .map(([, cell = ""]) => cell.replace(/<[^>]*>/g, ""))
    .join(", ");
  return `<div class="article-table" role="region" aria-label="${columns}" tabindex="0">${table}</div>`;
}

function getHeadingId(
  inner: string,
  others: readonly ArticleHeading[],
): string {
  const words = toPlainText(inner)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const id = `about-${words === "" ? others.length + 1 : words}`;
  return others.some((it) => it.id === id) ? `${id}-${others.length + 1}` : id;
}

/** The renderer's output holds no other character references. */
const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (it) => REFERENCES[it] ?? it);
}
