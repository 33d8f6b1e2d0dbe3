import {
  LockedOffers,
  NoOffers,
  OfferCards,
} from "#app/site/offers/offer-cards.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { serviceCopy } from "./copy.ts";
import type { ServicePageData } from "./service-page-data.ts";

/** Each offer of the workshop shows the day it ends and its terms. */
export function Specials({
  specials,
  specialsLinks,
}: Pick<ServicePageData, "specials" | "specialsLinks">) {
  const t = useTexts(serviceCopy);
  const [all] = specialsLinks;
  return (
    <Section
      title={t("specialsTitle")}
      id="specials"
      aside={all && <ArrowLink href={all.address}>{all.label}</ArrowLink>}
    >
      {specials === null ? (
        <LockedOffers heading="h3" />
      ) : specials.length === 0 ? (
        <NoOffers />
      ) : (
        <OfferCards offers={specials} />
      )}
    </Section>
  );
}
