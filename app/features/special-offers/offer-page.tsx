import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import type { OfferLoan } from "#app/site/offers/offer-card.server.ts";
import { OfferCards } from "#app/site/offers/offer-cards.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { formatAmount } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import { OfferUse } from "./offer-use.tsx";
import { OfferDates, OfferSheet } from "./offer-sheet.tsx";
import type { EndedOffer, OfferOnNow } from "./offer.server.ts";
import "./special-offers.css";

export function OfferPage({ page }: { readonly page: OfferOnNow }) {
  const { hero, loan, cars } = page;
  return (
    <div className="offer">
      <PageHero hero={hero} below={<OfferUse page={page} />} isCarLate>
        {loan === null ? (
          <OfferSheet page={page} />
        ) : (
          <Loan loan={loan} page={page} />
        )}
      </PageHero>
      {cars !== null && <Cars cars={cars} />}
      <Others page={page} />
    </div>
  );
}

/** Nobody brings a loan along on paper: its sums and terms stand where other offers have a sheet. */
function Loan({
  loan,
  page: { sheet },
}: {
  readonly loan: OfferLoan;
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  return (
    <aside className="offer-aside" aria-labelledby="offer-loan">
      <h2 className="vh" id="offer-loan">
        {t("loanTitle", { down: formatAmount(loan.downCents) })}
      </h2>
      <LoanSticker loan={loan}>
        <OfferDates sheet={sheet} />
      </LoanSticker>
      <p className="meta">{t("loanText")}</p>
    </aside>
  );
}

function Cars({
  cars: { vehicles, total, address },
}: {
  readonly cars: NonNullable<OfferOnNow["cars"]>;
}) {
  const t = useTexts(specialOffersCopy);
  return (
    <Section
      title={t("carsTitle")}
      aside={
        <ArrowLink href={address}>
          {total === null ? t("shop") : t("carsAll", { count: total })}
        </ArrowLink>
      }
    >
      <div className="rail">
        <VehicleCards vehicles={vehicles} layout="row" />
      </div>
    </Section>
  );
}

function Others({
  page: { others, offersAddress, cars },
}: {
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  if (others.length === 0 && offersAddress === null) return null;
  return (
    <Section
      isOnSurface={cars !== null}
      title={t("otherSections")}
      aside={
        offersAddress !== null && (
          <ArrowLink href={offersAddress}>{t("more")}</ArrowLink>
        )
      }
    >
      <OfferCards offers={others} />
    </Section>
  );
}

/** An offer at this address has ended; the route answers 410. */
export function EndedOfferPage({
  page: { end, current, offersAddress, inventoryAddress },
}: {
  readonly page: EndedOffer;
}) {
  const t = useTexts(specialOffersCopy);
  return (
    <div className="wrap offer-ended">
      <h1 className="h1">{t("endedTitle")}</h1>
      <p className="lead">
        {t(current.length === 0 ? "endedTextNone" : "endedText", { end })}
      </p>
      <LinkRow
        look="main"
        links={[
          { label: t("more"), address: offersAddress },
          { label: t("shop"), address: inventoryAddress },
        ].flatMap(({ label, address }) =>
          address === null ? [] : [{ label, address }],
        )}
      />
      {current.length > 0 && (
        <>
          <h2 className="vh">{t("otherSections")}</h2>
          <OfferCards offers={current} />
        </>
      )}
    </div>
  );
}
