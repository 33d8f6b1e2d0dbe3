import { useSite } from "./site-view.ts";
import { formatDocumentTitle } from "./document-title.ts";

/** The title of a page that changes with the state of its form, which no loader knows; its head `hasOwnTitle`. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{formatDocumentTitle(title, useSite())}</title>;
}
