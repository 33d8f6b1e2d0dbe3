import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { OfferProps } from "#app/features/valuation/offer/sticker/how-paid.tsx";
import {
  OfferReasons,
  OfferSticker,
} from "#app/features/valuation/offer/sticker/offer-sticker.tsx";
import { OtherWays } from "#app/features/valuation/offer/sticker/other-ways.tsx";

/** What was accepted, line by line. Another offer stands below as long as there is a way to have it instead. */
export function AcceptedOffers({
  page,
}: {
  readonly page: OfferProps["page"] & {
    readonly offers: readonly OfferProps["offer"][];
    readonly accepted: { readonly type: TradeOfferType } | null;
  };
}) {
  const isChosen = ({ type }: OfferProps["offer"]) =>
    type === page.accepted?.type;
  const chosen = page.offers.find(isChosen);
  const others = page.offers.filter(
    (offer) =>
      !isChosen(offer) && offer.price !== null && offer.chooseAddress !== null,
  );
  return (
    <>
      {chosen !== undefined &&
        !chosen.isTradeVisit &&
        (chosen.price === null ? (
          <OfferReasons offer={chosen} />
        ) : (
          <OfferSticker page={page} offer={chosen} />
        ))}
      <OtherWays page={page} offers={others} />
    </>
  );
}
