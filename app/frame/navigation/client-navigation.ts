import { splitLanguage } from "#app/domain/address/printed-address.ts";

export interface LinkClick {
  readonly isHandled: boolean;
  readonly button: number;
  readonly hasModifier: boolean;
  readonly link: {
    readonly href: string;
    readonly target: string;
    readonly rel: string;
    readonly isDownload: boolean;
  };
}

/**
 * Path, query and hash that the router should go to; null when the browser follows the link itself:
 * another site, a new tab, a download, a file, `rel="external"`, another language, or a place within this page.
 */
export function findClientNavigation(
  click: LinkClick,
  pageAddress: string,
): string | null {
  const { link } = click;
  if (click.isHandled || click.button !== 0 || click.hasModifier) return null;
  if (link.isDownload || (link.target !== "" && link.target !== "_self"))
    return null;
  if (link.rel.split(/\s+/).includes("external")) return null;
  const page = URL.parse(pageAddress);
  const url = URL.parse(link.href);
  if (page === null || url === null || url.origin !== page.origin) return null;
  if (isFile(url.pathname) || isWithinPage(url, page)) return null;
  if (isOtherLanguage(url, page)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The words of a language come with the document. */
function isOtherLanguage(url: URL, page: URL): boolean {
  return (
    splitLanguage(url.pathname).language !==
    splitLanguage(page.pathname).language
  );
}

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function isWithinPage(url: URL, page: URL): boolean {
  return (
    url.hash !== "" &&
    url.pathname === page.pathname &&
    url.search === page.search
  );
}

/**
 * Path and query that a GET form leads to; null when it leaves this site.
 * Empty fields say nothing and stay out of the address.
 */
export function findFormNavigation(
  action: string,
  fields: Iterable<readonly [name: string, value: unknown]>,
  pageAddress: string,
): string | null {
  const page = URL.parse(pageAddress);
  const url = URL.parse(action, pageAddress);
  if (page === null || url === null || url.origin !== page.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === "string" && value.trim() !== "")
      query.append(name, value);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}
