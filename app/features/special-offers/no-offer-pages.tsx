import { LockedOffers, OfferCards } from "#app/site/offers/offer-cards.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { specialOffersCopy } from "./copy.ts";
import type { OfferPageData } from "./special-offers-data.ts";
import "./special-offers.css";

type PageByKind<Kind extends OfferPageData["kind"]> = Extract<
  OfferPageData,
  { readonly kind: Kind }
>;

/** While offers are locked, the page stands at the address of every offer and of none. */
export function LockedOfferPage() {
  return (
    <div className="wrap offers-private">
      <LockedOffers heading="h1" />
    </div>
  );
}

/** An offer at this address has ended; the route answers 410. */
export function EndedOfferPage({
  page: { text, current, links },
}: {
  readonly page: PageByKind<"ended">;
}) {
  const t = useTexts(specialOffersCopy);
  return (
    <div className="wrap offer-ended">
      <h1 className="h1">{t("endedTitle")}</h1>
      <p className="lead">{text}</p>
      <LinkRow links={links} look="main" />
      {current.length > 0 && (
        <>
          <h2 className="vh">{t("otherSections")}</h2>
          <OfferCards offers={current} />
        </>
      )}
    </div>
  );
}
