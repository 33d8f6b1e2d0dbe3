import { readPage } from "#tests/support/page-html.ts";
import type { TestSite } from "#tests/support/test-site.ts";

/** What a crawler keeps of an address. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly h1s: readonly string[];
  /** Null of what is no page. */
  readonly language: string | null;
  /** It is a page, found, that does not say noindex and is its own canonical form. */
  readonly isIndexable: boolean;
  /** Where its anchors lead on this site, without what follows "#". */
  readonly links: readonly string[];
  /** Where its forms lead that are sent by GET. */
  readonly forms: readonly string[];
  /** Its forms without a name of their own, which a list of landmarks would not tell apart. */
  readonly namelessForms: readonly string[];
}

export const SITE_URL = "https://dealer.example";

export async function readCrawled(
  site: Pick<TestSite, "fetch">,
  path: string,
): Promise<CrawledPage> {
  const { status, headers, ...response } = await fetchText(site, path);
  const page = readPage(response.text);
  const says = `${headers.get("X-Robots-Tag")} ${/<meta name="robots" content="([^"]*)"/.exec(response.text)?.[1]}`;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
  const { title, description, canonical, h1s } = page;
  return {
    path,
    status,
    location: headers.get("Location"),
    title,
    description,
    canonical,
    h1s,
    language: isPage
      ? (/<html lang="([a-z-]+)"/.exec(response.text)?.[1] ?? "none")
      : null,
    isIndexable:
      isPage &&
      status === 200 &&
      !says.includes("noindex") &&
      canonical === SITE_URL + path,
    links: isPage
      ? addressesIn(response.text, /<a\b[^>]*? href="([^"]*)"/g)
      : [],
    forms: isPage ? getForms(response.text) : [],
    namelessForms: isPage ? findNamelessForms(response.text) : [],
  };
}

async function fetchText(site: Pick<TestSite, "fetch">, path: string) {
  const response = await site.fetch(path);
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

function getForms(html: string): readonly string[] {
  const forms = html.match(/<form\b[^>]*>/g) ?? [];
  return forms
    .filter((it) => !/ method="post"/i.test(it))
    .flatMap((it) => addressesIn(it, / action="([^"]*)"/g));
}

function findNamelessForms(html: string): readonly string[] {
  const taken = new Set<string>();
  return (html.match(/<form\b[^>]*>/g) ?? []).filter((form) => {
    if (/ hidden=""/.test(form)) return false;
    const [, label, id] =
      / aria-label="([^"]+)"| aria-labelledby="([^"]+)"/.exec(form) ?? [];
    const name = label ?? `#${id}`;
    const isThere = label !== undefined || html.includes(` id="${id}"`);
    if (!isThere || taken.has(name)) return true;
    taken.add(name);
    return false;
  });
}

/** Of this site, absolute ones too. */
function addressesIn(html: string, pattern: RegExp): readonly string[] {
  const addresses = [...html.matchAll(pattern)]
    .map(([, found = ""]) => found.replaceAll("&amp;", "&"))
    .map((it) => (it.startsWith(SITE_URL) ? it.slice(SITE_URL.length) : it))
    .filter((it) => /^\/(?!\/)/.test(it))
    .map((it) => it.split("#", 1)[0] ?? "");
  return [...new Set(addresses)];
}
