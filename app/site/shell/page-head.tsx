import { useLocation } from "react-router";
import { canonicalAddress } from "#app/domain/address/canonical-address.ts";
import { useSite } from "#app/site/store/site-view.ts";
import { documentTitle } from "./document-title.ts";

interface PageHeadProps {
  readonly title: string;
  /** For search engines; null lets them choose their own words. */
  readonly description: string | null;
}

/** A page's title, description and canonical link; React moves them into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const canonical = canonicalAddress(
    pathname,
    new URLSearchParams(search),
    site.canonical,
  );
  return (
    <>
      <title>{documentTitle(title, site)}</title>
      {description !== null && (
        <meta name="description" content={description} />
      )}
      <link rel="canonical" href={site.siteUrl + canonical} />
    </>
  );
}
