import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  type ValuationText,
  valuationCopy,
} from "#app/features/valuation/copy.ts";
import { OfferClock } from "./offer-aside.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import type { LoanTold } from "./words/loan-told.ts";
import type { OfferView } from "./words/offer-words.ts";
import { AcceptedOffers } from "./accepted/accepted-offers.tsx";
import { AcceptedReceipt } from "./accepted/accepted-receipt.tsx";

/** It stays as it was accepted, in every browser that the private link opens. */
export function AcceptedPage({ page }: { readonly page: OfferPageData }) {
  const t = useTexts(valuationCopy);
  const tForms = useTexts(formsCopy);
  const { accepted, storeName: store, inventoryAddress } = page;
  if (accepted === null) return null;
  const chosen = page.offers.find(({ type }) => type === accepted.type);
  /** A buyer names what it counts for toward another car: no sum of the offer does. */
  const isTradeOpen = page.isTradingIn && accepted.type !== "cashNow";
  const isTradeKnown =
    page.isTradingIn && !isTradeOpen && chosen?.balance?.shortfall == null;
  const title = t(
    accepted.type === "bringVehicleIn" ? "acceptedTitle" : "acceptedOffer",
  );
  return (
    <OfferFrame
      page={page}
      title={title}
      above={<Icon name="success" className="confirm-icon" />}
      below={
        <>
          {page.isEnded ? (
            <p className="val-note">{t("ended", { date: page.goodThrough })}</p>
          ) : (
            <AcceptedOffers page={page} />
          )}
          <div className="btn-row">
            {inventoryAddress !== null && (
              <a className="btn" href={inventoryAddress}>
                {t(isTradeKnown ? "usePrice" : "browse")}
              </a>
            )}
            <a className="btn" href={page.newAddress}>
              {t("newCar")}
            </a>
          </div>
        </>
      }
    >
      <PageTitle title={title} />
      <p className="lead">
        {[
          t("acceptedText", { store }),
          ...sayReach(accepted, t),
          ...(accepted.type === "bringVehicleIn" ? [] : [t("acceptedBinding")]),
        ].join(" ")}
      </p>
      <div className="confirm-receipt">
        <AcceptedReceipt
          page={page}
          accepted={accepted}
          chosen={chosen}
          isTradeOpen={isTradeOpen}
        />
      </div>
      <OfferClock page={page} look="narrow" />
      <h2 className="h3 offer-next-title">{tForms("next")}</h2>
      <div className="offer-next">
        <NextSteps
          steps={listNextSteps(accepted.type, {
            chosen,
            isTradeOpen,
            loanTold: page.loanTold,
          }).map(([stepTitle, text]) => ({
            title: t(stepTitle),
            text: t(text),
          }))}
        />
      </div>
    </OfferFrame>
  );
}

/** In the browser that sent it, with where the store answers. */
function sayReach(
  { visit, reach }: Accepted,
  t: Translate<ValuationText>,
): readonly string[] {
  if (reach === null) return visit === null ? [] : [t("acceptedVisit")];
  return [t(visit === null ? "acceptedCallAt" : "acceptedVisitAt", reach)];
}

type Accepted = NonNullable<OfferPageData["accepted"]>;

type Step = readonly [title: ValuationText, text: ValuationText];

function listNextSteps(
  type: TradeOfferType,
  {
    chosen,
    isTradeOpen,
    loanTold,
  }: {
    readonly chosen: Pick<OfferView, "balance"> | undefined;
    readonly isTradeOpen: boolean;
    readonly loanTold: LoanTold;
  },
): readonly Step[] {
  const first: readonly Step[] = [
    ["readTitle", "readText"],
    // Only a priced offer has lines to go over.
    ["visitTitle", type === "bringVehicleIn" ? "visitLookText" : "visitText"],
  ];
  if (type === "bringVehicleIn") {
    const last: readonly Step[] = isTradeOpen
      ? [
          ["tradeNamedTitle", "tradeGoes.named"],
          ["tradedTitle", `tradedText.${loanTold}`],
        ]
      : [["paidTitle", `paidText.bringVehicleIn.${loanTold}`]];
    return [...first, ...last];
  }
  const paid = findPaidStep(type, chosen);
  return isTradeOpen
    ? [...first, ["tradeNamedTitle", "tradeNamedText"], paid]
    : [...first, paid];
}

/** Nobody who owes nothing hears of a loan, and whoever owes more than it brings is promised no money. */
function findPaidStep(
  type: Exclude<TradeOfferType, "bringVehicleIn">,
  offer: Pick<OfferView, "balance"> | undefined,
): Step {
  if (offer?.balance == null) return ["paidTitle", `paidText.${type}`];
  return offer.balance.shortfall === null
    ? ["paidTitle", `paidText.${type}WithLoan`]
    : ["lenderPaidTitle", `paidText.${type}ToLender`];
}
