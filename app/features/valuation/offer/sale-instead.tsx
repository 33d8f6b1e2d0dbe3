import { useTexts } from "#app/site/page/use-texts.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { SecondLook } from "./offer-aside.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import { HowItGoes } from "./sticker/how-paid.tsx";
import { ChooseOffer, OfferSticker } from "./sticker/offer-sticker.tsx";

/** Whoever came for a trade finds what selling it would bring in one row below the visit, which opens once it is chosen. */
export function SaleInstead({ page }: { readonly page: OfferPageData }) {
  const t = useTexts(valuationCopy);
  const offer = page.offers.find(({ price }) => price !== null);
  if (offer === undefined) return null;
  const { type, headPrice, headParts, headLoan, sellingCosts } = offer;
  return (
    <div className="offer-instead">
      <Disclosure
        summary={
          <span>
            {t("saleInstead", { amount: headPrice ?? "" })}
            {headParts !== null && (
              <small>
                {[
                  ...(sellingCosts === null
                    ? []
                    : [t("saleCosts", { costs: sellingCosts })]),
                  t("saleParts", {
                    first: headParts.firstAbout,
                    rest: headParts.rest,
                  }),
                  ...(page.tradeIn.isSaleLess ? [t("saleLess")] : []),
                ].join(" ")}
              </small>
            )}
          </span>
        }
        isOpen={page.defaults.selectedPayment === type}
      >
        <div className="offer-sale">
          <div>
            {headLoan !== null && <p>{headLoan}</p>}
            <p className="meta">{t("goodUntil", { date: page.goodThrough })}</p>
            <OfferSticker page={page} offer={offer} />
            <ChooseOffer page={page} offer={offer} />
          </div>
          <div className="offer-sale-side">
            <HowItGoes page={page} offer={offer} />
            <SecondLook page={page} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
