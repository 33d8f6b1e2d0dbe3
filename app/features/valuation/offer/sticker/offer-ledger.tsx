import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferView } from "#app/features/valuation/offer/words/offer-words.ts";
import type { LineView } from "#app/features/valuation/offer/words/line-view.ts";

interface LedgerProps {
  readonly offer: OfferView;
  readonly className: string;
}

/** Its lines add up to its sum; what a loan takes of it stands below. */
export function Ledger({ offer, className }: LedgerProps) {
  const { total, price, lines } = offer;
  return (
    <>
      <dl className={className}>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
        <div className="total">
          <dt>{total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <Balance offer={offer} />
    </>
  );
}

export function Line({ line }: { readonly line: LineView }) {
  const { label, note, amount, isLess, isSubtotal = false } = line;
  return (
    <div className={isSubtotal ? "subtotal" : isLess ? "less" : undefined}>
      <dt>
        {label}
        {note !== null && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

function Balance({ offer: { balance } }: Pick<LedgerProps, "offer">) {
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
          <dt>{t(balance.shortfall === null ? "equity" : "shortfall")}</dt>
          <dd>{balance.shortfall ?? balance.equity}</dd>
        </div>
      </dl>
      {balance.negativeText !== null && (
        <p className="val-note">{balance.negativeText}</p>
      )}
    </>
  );
}
