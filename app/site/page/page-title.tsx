import { type SiteView, useSite } from "./site-view.ts";

/** The title of a page that changes with the state of its form, which no loader knows; its head `hasOwnTitle`. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{formatDocumentTitle(title, useSite())}</title>;
}

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
