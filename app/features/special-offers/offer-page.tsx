import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import type { OfferLoan } from "#app/site/offers/offer-card.server.ts";
import { OfferCards } from "#app/site/offers/offer-cards.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import { OfferSheet } from "./offer-sheet.tsx";
import type { OfferPageData } from "./special-offers-data.ts";
import "./special-offers.css";

type OfferOnNow = Extract<OfferPageData, { readonly kind: "offer" }>;

/** This is the page at `/special-offers/{section}/{id}`. */
export function OfferPage({ page }: { readonly page: OfferOnNow }) {
  const { hero, sheet, loan, cars } = page;
  return (
    <div className="offer">
      <PageHero hero={hero}>
        <OfferSheet sheet={sheet} />
      </PageHero>
      {loan !== null && <Loan loan={loan} />}
      {cars !== null && <Cars cars={cars} />}
      <Others page={page} />
    </div>
  );
}

/** The terms of the loan stand with the claim above. */
function Loan({ loan }: { readonly loan: OfferLoan }) {
  const t = useTexts(specialOffersCopy);
  return (
    <section className="section">
      <div className="wrap offer-loan">
        <div>
          <h2 className="h2">{t("loanTitle")}</h2>
          <p className="lead">{t("loanText")}</p>
        </div>
        <LoanSticker loan={loan} areTermsElsewhere />
      </div>
    </section>
  );
}

function Cars({
  cars: { vehicles, all },
}: {
  readonly cars: NonNullable<OfferOnNow["cars"]>;
}) {
  const t = useTexts(specialOffersCopy);
  return (
    <Section
      title={t("carsTitle")}
      aside={<ArrowLink href={all.address}>{all.label}</ArrowLink>}
    >
      <VehicleCards vehicles={vehicles} layout="row" />
    </Section>
  );
}

function Others({
  page: { others, more, loan, cars },
}: {
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  const [all] = more;
  if (others.length === 0 && all === undefined) return null;
  return (
    <Section
      isOnSurface={loan !== null || cars !== null}
      title={t("otherSections")}
      aside={all && <ArrowLink href={all.address}>{all.label}</ArrowLink>}
    >
      <OfferCards offers={others} />
    </Section>
  );
}
