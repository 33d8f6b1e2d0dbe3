import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferProps } from "./how-paid.tsx";
import { OtherOffer } from "./offer-sticker.tsx";

/** What else can be done with the car stands below the offer that the page leads with. */
export function OtherWays({
  page,
  offers,
  tradeIn = null,
}: Pick<OfferProps, "page"> & {
  readonly offers: readonly OfferProps["offer"][];
  readonly tradeIn?: ReactNode;
}) {
  const t = useTexts(valuationCopy);
  const count = offers.length + Number(tradeIn !== null);
  if (count === 0) return null;
  return (
    <>
      <h2 className="h2 offer-others">{t("otherWays", { count })}</h2>
      {offers.map((offer) => (
        <OtherOffer key={offer.type} page={page} offer={offer} />
      ))}
      {tradeIn}
    </>
  );
}
