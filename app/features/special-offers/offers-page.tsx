import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import { NoOffers, OfferCards } from "#app/site/offers/offer-cards.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import { FeaturedOffers } from "./featured-offers.tsx";
import { LockedOffersPage } from "./locked-offers.tsx";
import { ModelCards } from "./model-cards.tsx";
import { OfferJumps } from "./offer-jumps.tsx";
import { OtherSections } from "./other-sections.tsx";
import type { OffersPageData } from "./offers-pages.server.ts";
import "./special-offers.css";

type ShownOffers = NonNullable<OffersPageData["offers"]>;

/** Spec §2, offers index and its sections. */
export function OffersPage({ page }: { readonly page: OffersPageData }) {
  const { section, hero, offers, locked } = page;
  const t = useTexts(specialOffersCopy);
  const { language } = useSite();
  if (locked !== null)
    return <LockedOffersPage locked={locked} isIndex={section === null} />;
  return (
    <div className="offers-page">
      <PageHero hero={hero} />
      {section === null ? (
        <AllOffers offers={offers} />
      ) : (
        <SectionOffers offers={offers} />
      )}
      {section !== null && (
        <OtherSections
          title={t("others")}
          links={SHOWN_SECTIONS.filter((it) => it !== section).map((it) => ({
            label: t(`section.${it}`),
            address: getOfferSectionAddress(it, { language }),
          }))}
          isOfIndex={false}
        />
      )}
    </div>
  );
}

interface OffersProps {
  readonly offers: ShownOffers;
}

/** Featured offers are of any section, so they stand before all of them. */
function AllOffers({ offers: { featured, groups, models } }: OffersProps) {
  const t = useTexts(specialOffersCopy);
  const isOfSales = ({ section }: GroupProps["group"]) => section === "sales";
  return (
    <>
      <OfferJumps groups={groups} hasModels={models !== null} />
      {featured.length > 0 && (
        <section className="section offers-lead">
          <div className="wrap">
            <h2 className="vh">{t("featured")}</h2>
            <FeaturedOffers offers={featured} />
          </div>
        </section>
      )}
      {groups.filter(isOfSales).map((group) => (
        <Group key={group.section} group={group} />
      ))}
      {models !== null && <ModelCards models={models} />}
      {groups
        .filter((group) => !isOfSales(group))
        .map((group, at) => (
          <Group key={group.section} group={group} isOnSurface={at === 1} />
        ))}
    </>
  );
}

/** A section's featured offers are on now like its others, and stand below one heading with them. */
function SectionOffers({ offers: { featured, groups, models } }: OffersProps) {
  const t = useTexts(specialOffersCopy);
  return (
    <>
      <Section title={t("now")}>
        <FeaturedOffers offers={featured} />
        {groups.map((group) => (
          <GroupCards key={group.section} group={group} />
        ))}
      </Section>
      {models !== null && <ModelCards models={models} />}
    </>
  );
}

interface GroupProps {
  readonly group: ShownOffers["groups"][number];
  readonly isOnSurface?: boolean;
}

function Group({ group, isOnSurface = false }: GroupProps) {
  const { section, offers } = group;
  const t = useTexts(specialOffersCopy);
  const { language } = useSite();
  const title = t(`section.${section}`);
  return (
    <Section
      id={section}
      isOnSurface={isOnSurface}
      title={title}
      aside={
        offers.length > 0 && (
          <ArrowLink href={getOfferSectionAddress(section, { language })}>
            {t("sectionAll", { section: title.toLowerCase() })}
          </ArrowLink>
        )
      }
    >
      {/* The overview has more groups to come to. */}
      <GroupCards group={group} isRow />
    </Section>
  );
}

function GroupCards({
  group: { offers, cars },
  isRow = false,
}: Pick<GroupProps, "group"> & { readonly isRow?: boolean }) {
  return offers.length === 0 ? (
    <NoOffers />
  ) : (
    <OfferCards offers={offers} isRow={isRow} cars={cars} />
  );
}
