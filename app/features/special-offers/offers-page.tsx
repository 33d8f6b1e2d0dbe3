import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import { NoOffers, OfferCards } from "#app/site/offers/offer-cards.tsx";
import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { renderPaymentLine } from "#app/site/vehicles/cards/vehicle-card.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SHOWN_SECTIONS, specialOffersCopy } from "./copy.ts";
import { FeaturedOffers } from "./featured-offers.tsx";
import { LockedOffersPage } from "./locked-offers.tsx";
import { MODELS_ID, OfferJumps } from "./offer-jumps.tsx";
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
      <Offers offers={offers} isIndex={section === null} />
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
  readonly isIndex: boolean;
}

function Offers({
  offers: { featured, groups, models },
  isIndex,
}: OffersProps) {
  const isOfSales = ({ section }: GroupProps["group"]) => section === "sales";
  return (
    <>
      {isIndex && <OfferJumps groups={groups} hasModels={models !== null} />}
      <FeaturedOffers offers={featured} />
      {groups.filter(isOfSales).map((group) => (
        <Group key={group.section} group={group} isIndex={isIndex} />
      ))}
      {models !== null && <ModelCards models={models} />}
      {groups
        .filter((group) => !isOfSales(group))
        .map((group, at) => (
          <Group
            key={group.section}
            group={group}
            isIndex={isIndex}
            isOnSurface={at === 1}
          />
        ))}
    </>
  );
}

interface GroupProps {
  readonly group: ShownOffers["groups"][number];
  readonly isIndex: boolean;
  readonly isOnSurface?: boolean;
}

function Group({
  group: { section, offers },
  isIndex,
  isOnSurface = false,
}: GroupProps) {
  const t = useTexts(specialOffersCopy);
  const { language } = useSite();
  const title = t(`section.${section}`);
  return (
    <Section
      id={section}
      isOnSurface={isOnSurface}
      title={isIndex ? title : t("now")}
      aside={
        isIndex &&
        offers.length > 0 && (
          <ArrowLink href={getOfferSectionAddress(section, { language })}>
            {t("sectionAll", { section: title.toLowerCase() })}
          </ArrowLink>
        )
      }
    >
      {offers.length === 0 ? <NoOffers /> : <OfferCards offers={offers} />}
    </Section>
  );
}

interface ModelCardsProps {
  readonly models: NonNullable<ShownOffers["models"]>;
}

/** Spec §2, new-car offers by model. */
function ModelCards({ models: { models, address: all } }: ModelCardsProps) {
  const t = useTexts(specialOffersCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const priceNote = formatFeeNote(tVehicles, useSite());
  return (
    <Section
      id={MODELS_ID}
      isOnSurface
      title={t("modelsTitle")}
      text={t("modelsText")}
      aside={<ArrowLink href={all}>{t("modelsAll")}</ArrowLink>}
    >
      <ul className="models">
        {models.map(({ name, count, price, illustration, address }) => (
          <li key={name}>
            <img
              src={illustration}
              alt=""
              width={960}
              height={540}
              loading="lazy"
            />
            <h3 className="h4">{name}</h3>
            <p className="model-price">
              {price === null
                ? t("modelOnRequest")
                : t("modelFrom", { amount: formatDollars(price.dollars) })}
            </p>
            {price !== null &&
              price.payment !== null &&
              renderPaymentLine(price.payment, price.dollars, tVehicles)}
            <p className="meta model-count">{t("modelCount", { count })}</p>
            <ArrowLink href={address}>
              {t("shop")}
              <span className="vh">: {name}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
      <p className="models-all">
        <ArrowLink href={all}>{t("modelsAll")}</ArrowLink>
      </p>
      <p className="terms models-note">
        {priceNote} {t("modelsNote")}
      </p>
    </Section>
  );
}
