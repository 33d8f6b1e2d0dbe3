import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { LineView, OfferView } from "./offer-words.ts";
import type { OfferPageData } from "./offer-page.server.ts";

interface OfferProps {
  readonly page: Pick<OfferPageData, "driveFee">;
  readonly offer: OfferView;
}

/** What an offer in several payments pays when, below the sum that they add up to. */
export function HowPaid({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  const { payments, steps } = offer;
  if (payments.length + steps.length === 0) return null;
  return (
    <section className="offer-paid">
      <h2 className="h3">{t("howPaid")}</h2>
      <PaymentsAndSteps page={page} offer={offer} />
    </section>
  );
}

/** The first offer, as every sum of money on the site: its lines add up to its total. */
export function OfferSticker({ offer }: Pick<OfferProps, "offer">) {
  const t = useTexts(valuationCopy);
  const { title, text } = offer;
  return (
    <section className="sticker offer-sticker" aria-label={title}>
      <div className="sticker-head">
        <h2>{t("lineByLine", { offer: title })}</h2>
      </div>
      <div className="sticker-body">
        <p>{text}</p>
        <OfferReasons offer={offer} />
        <Ledger offer={offer} className="ledger" />
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
      </div>
      {lines.length > 0 && (
        <details className="offer-steps" open>
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

function Ledger({
  offer,
  className,
}: Pick<OfferProps, "offer"> & { readonly className: string }) {
  const { title, price, lines } = offer;
  return (
    <>
      <dl className={className}>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
        <div className="total">
          <dt>{title}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <Balance offer={offer} />
    </>
  );
}

function Line({ line }: { readonly line: LineView }) {
  const { label, note, amount, isLess } = line;
  return (
    <div className={isLess ? "less" : undefined}>
      <dt>
        {label}
        {note !== null && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

export function OfferReasons({
  offer: { type, reasons },
}: Pick<OfferProps, "offer">) {
  const t = useTexts(valuationCopy);
  return (
    <p className="meta offer-why">
      <b>{t(`why.${type}`)}:</b> {reasons.join(" ")}
    </p>
  );
}

function Balance({ offer: { balance } }: Pick<OfferProps, "offer">) {
  const t = useTexts(valuationCopy);
  if (balance === null) return null;
  return (
    <>
      <dl className="ledger ledger--s">
        <div className="less">
          <dt>{t("balance")}</dt>
          <dd>−{balance.owed}</dd>
        </div>
        <div className="offer-left">
          <dt>{t("equity")}</dt>
          <dd>{balance.equity}</dd>
        </div>
      </dl>
      {balance.negativeText !== null && (
        <p className="val-note">{balance.negativeText}</p>
      )}
    </>
  );
}

function PaymentsAndSteps({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  const { payments, steps, balance } = offer;
  return (
    <>
      {payments.length > 0 && (
        <>
          <dl className="ledger ledger--s">
            {payments.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </dl>
          <p className="terms">
            {balance !== null && `${t("lenderFirst")} `}
            {t("driveNote", { fee: page.driveFee })}
          </p>
        </>
      )}
      {steps.length > 0 && (
        <ol className="next offer-next">
          {steps.map(({ title, description }) => (
            <li key={title}>
              <div>
                <b className="h4">{title}</b>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
