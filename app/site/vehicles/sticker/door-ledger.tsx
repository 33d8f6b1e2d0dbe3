import type { OutTheDoor } from "#app/domain/price/out-the-door.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import { formatCents } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { stickerCopy } from "./sticker-copy.ts";

/** Every line of the price out the door in one state, and their sum, unless it stands above them. */
export function DoorLedger({
  door: {
    lines,
    totalCents,
    taxPercent: percent,
    tradeCreditCents,
    stateShort,
    hasYearlyValueTax,
  },
  isSumAbove = false,
}: {
  readonly door: OutTheDoor;
  readonly isSumAbove?: boolean;
}) {
  const t = useTexts(stickerCopy);
  const state = US_STATES[stateShort] ?? stateShort;
  return (
    <>
      <dl className="ledger ledger--s">
        {lines.map(({ kind, cents }) => (
          <div key={kind}>
            <dt>
              {kind === "sales-tax" && tradeCreditCents > 0
                ? t("door.taxOnDifference", {
                    percent,
                    credit: formatCents(tradeCreditCents),
                  })
                : t(`door.${kind}`, { percent, state })}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        {!isSumAbove && (
          <div className="total">
            <dt>{t("door.total")}</dt>
            <dd>{formatCents(totalCents)}</dd>
          </div>
        )}
      </dl>
      <p className="terms">
        {t("door.note", { state })}{" "}
        {hasYearlyValueTax && t("door.valueTax", { state })}
      </p>
    </>
  );
}
