import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { type OfferProps, Payments, PaymentsAndSteps } from "./how-paid.tsx";
import { Ledger } from "./offer-ledger.tsx";

/** As every sum of money on the site: its lines add up to its total. Its number ties a receipt to the offer before it. */
export function OfferSticker({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  const { title, text } = offer;
  return (
    <section className="sticker offer-sticker" aria-label={title}>
      <div className="sticker-head">
        <h2>{t("lineByLine", { offer: title })}</h2>
        <span>{t("number", { number: page.number })}</span>
      </div>
      <div className="sticker-body">
        <p>{text}</p>
        <OfferReasons offer={offer} />
        <Ledger offer={offer} className="ledger" />
        <Payments page={page} offer={offer} />
        <p className="terms">{t("estimated")}</p>
      </div>
    </section>
  );
}

export function OtherOffer({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  const { title, text, price, lines } = offer;
  return (
    <section className="offer-alt">
      <h3 className="h3">{title}</h3>
      {price !== null && <p className="num">{price}</p>}
      <div>
        <p>{text}</p>
        <OfferReasons offer={offer} />
        {page.accepted !== null && price !== null && (
          <p className="meta">{t("goodUntil", { date: page.goodThrough })}</p>
        )}
        <ChooseOffer page={page} offer={offer} />
      </div>
      {lines.length > 0 && (
        <details className="offer-steps" open={page.accepted === null}>
          <summary className="arrow">
            {t("everyStep")}
            <Icon name="chevron-down" />
          </summary>
          <Ledger offer={offer} className="ledger ledger--s" />
          <PaymentsAndSteps page={page} offer={offer} />
        </details>
      )}
    </section>
  );
}

/** The way to another offer than the one that the page leads with. */
export function ChooseOffer({
  page,
  offer: { price, chooseAddress },
}: OfferProps) {
  const t = useTexts(valuationCopy);
  if (chooseAddress === null) return null;
  const isAccepting = page.accepted === null && price !== null;
  return (
    <p className="offer-choose">
      <a className="btn" href={chooseAddress}>
        {t(isAccepting ? "acceptInstead" : "askInstead")}
      </a>
    </p>
  );
}

export function OfferReasons({
  offer: { type, reasons },
}: Pick<OfferProps, "offer">) {
  const t = useTexts(valuationCopy);
  if (reasons.length === 0) return null;
  return (
    <p className="meta offer-why">
      <b>{t(`why.${type}`)}:</b> {reasons.join(" ")}
    </p>
  );
}
