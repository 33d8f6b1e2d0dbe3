import { useLocation } from "react-router";
import { canonicalAddress } from "#app/domain/address/canonical-address.ts";
import { noteInHead } from "#app/site/head/head-notes.ts";
import { useSite } from "#app/site/store/site-view.ts";
import { documentTitle } from "./document-title.ts";

interface PageHeadProps {
  readonly title: string;
  /** For search engines, 50 to 160 characters; null lets them choose their own words. */
  readonly description: string | null;
}

/**
 * A page's title and canonical link, which React moves into the document's head, and its description, which only a
 * document has: whoever reads it loads pages afresh.
 */
export function PageHead({ title, description }: PageHeadProps) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const canonical = canonicalAddress(
    pathname,
    new URLSearchParams(search),
    site.canonical,
  );
  if (import.meta.env.SSR)
    noteInHead({
      title,
      ...(description !== null && { description }),
      canonical: site.siteUrl + canonical,
      site,
    });
  return (
    <>
      <title>{documentTitle(title, site)}</title>
      <link rel="canonical" href={site.siteUrl + canonical} />
    </>
  );
}
