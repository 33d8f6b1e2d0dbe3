import {
  LockedOffers,
  NoOffers,
  OfferCards,
} from "#app/site/offers/offer-cards.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import { FeaturedOffers } from "./featured-offers.tsx";
import { ModelCards } from "./model-cards.tsx";
import type { OfferGroup, OffersPageData } from "./special-offers-data.ts";
import "./special-offers.css";

/** These are the pages `/special-offers` and its sections (Spec §2, offers index). */
export function OffersPage({ page }: { readonly page: OffersPageData }) {
  const t = useTexts(specialOffersCopy);
  const { hero, offers, others } = page;
  return (
    <>
      <PageHero hero={hero} />
      {offers === null ? (
        <div className="wrap offers-private">
          <LockedOffers heading="h2" />
        </div>
      ) : (
        <Offers offers={offers} />
      )}
      {others.length > 0 && (
        <nav className="wrap offers-ways" aria-label={t("otherSections")}>
          <LinkRow links={others} look="plain" />
        </nav>
      )}
    </>
  );
}

function Offers({
  offers: { featured, groups, models },
}: {
  readonly offers: NonNullable<OffersPageData["offers"]>;
}) {
  const isOfSales = ({ section }: OfferGroup) => section === "sales";
  return (
    <>
      <FeaturedOffers offers={featured} />
      {groups.filter(isOfSales).map((group) => (
        <Group key={group.section} group={group} />
      ))}
      {models !== null && <ModelCards models={models} />}
      {groups
        .filter((it) => !isOfSales(it))
        .map((group, at) => (
          <Group key={group.section} group={group} isOnSurface={at === 1} />
        ))}
    </>
  );
}

function Group({
  group: { section, title, offers, all },
  isOnSurface = false,
}: {
  readonly group: OfferGroup;
  readonly isOnSurface?: boolean;
}) {
  return (
    <Section
      id={section}
      isOnSurface={isOnSurface}
      title={title}
      aside={all && <ArrowLink href={all.address}>{all.label}</ArrowLink>}
    >
      {offers.length === 0 ? <NoOffers /> : <OfferCards offers={offers} />}
    </Section>
  );
}
