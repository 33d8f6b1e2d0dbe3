import type { ReactNode } from "react";
import { useStepFocus } from "#app/site/page/use-step-focus.ts";
import { OfferAside, OfferRange, OfferToDo } from "./offer-aside.tsx";
import { OfferReasons, OfferSticker } from "./sticker/offer-sticker.tsx";
import { OtherWays } from "./sticker/other-ways.tsx";
import { TradeIn } from "./trade-in/trade-in.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import "./across.css";
import "./other-way.css";

/** The heading takes the focus with every step; what is to be done stands beside. */
export function OfferFrame({
  page,
  title,
  above,
  below,
  across,
  children,
}: {
  readonly page: OfferPageData;
  readonly title: string;
  readonly above?: ReactNode;
  /** On a phone it follows what stands beside. */
  readonly below?: ReactNode;
  /** It takes the width of both columns, below them; on a phone it stands above what only explains. */
  readonly across?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useStepFocus();
  return (
    <div className="wrap valuation offer-grid">
      <div>
        {above}
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </div>
      <OfferToDo page={page} />
      {across && <div className="offer-across">{across}</div>}
      <OfferAside page={page} />
      {below && <div className="offer-below">{below}</div>}
    </div>
  );
}

export function Offers({ page }: { readonly page: OfferPageData }) {
  const [first, ...others] = page.offers;
  if (first === undefined) return null;
  const hasTradeIn =
    !page.tradeIn.isFirst &&
    (page.tradeIn.amount !== null || first.type === "moreCashLater");
  return (
    <>
      {first.price === null ? (
        <OfferReasons offer={first} />
      ) : (
        <>
          <OfferSticker page={page} offer={first} />
          <OfferRange page={page} look="narrow" />
        </>
      )}
      <OtherWays
        page={page}
        offers={others}
        {...(hasTradeIn && { tradeIn: <TradeIn page={page} /> })}
      />
    </>
  );
}
