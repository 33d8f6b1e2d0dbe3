import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferProps } from "#app/features/valuation/offer/sticker/how-paid.tsx";
import {
  OfferReasons,
  OfferSticker,
  OtherOffer,
} from "#app/features/valuation/offer/sticker/offer-sticker.tsx";

/** What was accepted, line by line. Another offer stands below as long as there is a way to have it instead. */
export function AcceptedOffers({
  page,
}: {
  readonly page: OfferProps["page"] & {
    readonly offers: readonly OfferProps["offer"][];
    readonly accepted: { readonly type: TradeOfferType } | null;
  };
}) {
  const t = useTexts(valuationCopy);
  const isChosen = ({ type }: OfferProps["offer"]) =>
    type === page.accepted?.type;
  const chosen = page.offers.find(isChosen);
  const others = page.offers.filter(
    (offer) =>
      !isChosen(offer) && offer.price !== null && offer.chooseAddress !== null,
  );
  return (
    <>
      {chosen !== undefined && !chosen.isTradeVisit && (
        <>
          {chosen.price === null ? (
            <OfferReasons offer={chosen} />
          ) : (
            <OfferSticker page={page} offer={chosen} />
          )}
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="h2 offer-others">
            {t("otherWays", { count: others.length })}
          </h2>
          {others.map((offer) => (
            <OtherOffer key={offer.type} page={page} offer={offer} />
          ))}
        </>
      )}
    </>
  );
}
