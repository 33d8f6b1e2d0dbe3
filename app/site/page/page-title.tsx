import { useSite } from "./site-view.ts";
import { documentTitle } from "./document-title.ts";

/** The title of a page that changes with the state of its form, which no loader knows; its head `hasOwnTitle`. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{documentTitle(title, useSite())}</title>;
}
