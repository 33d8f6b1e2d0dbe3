import { getPageAddress } from "#app/domain/address/page-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";

/** The ways from one page of offers to the others. */
export function OtherSections({
  title,
  links,
  isOfIndex,
}: {
  readonly title: string;
  readonly links: readonly SectionLink[];
  /** The index does not lead to itself. */
  readonly isOfIndex: boolean;
}) {
  const t = useTexts(specialOffersCopy);
  const { language } = useSite();
  const index = getPageAddress("specialOffers", { language });
  return (
    <nav className="wrap offers-ways" aria-labelledby="other-offers">
      <h2 className="h3" id="other-offers">
        {title}
      </h2>
      <ul>
        {links.map(({ label, address }) => (
          <li key={address}>
            <ArrowLink href={address}>{label}</ArrowLink>
          </li>
        ))}
        {!isOfIndex && (
          <li>
            <ArrowLink href={index}>{t("more")}</ArrowLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
