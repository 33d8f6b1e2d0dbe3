import type { SiteView } from "./site-view.ts";

type Titled = Pick<SiteView, "name" | "titleSeparator">;

/** Page title, separator, site name. Spec §2. */
export function formatDocumentTitle(pageTitle: string, site: Titled): string {
  return `${pageTitle} ${site.titleSeparator.trim()} ${site.name}`;
}

/** Title of a page that answers 404 or 500: its status code and message. Spec §8. */
export function formatErrorDocumentTitle(
  status: number,
  message: string,
  site: Titled,
): string {
  return formatDocumentTitle(`${status} ${message}`, site);
}
