import { formatCents } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { stickerCopy } from "./sticker-copy.ts";

/**
 * A price that is kept private has locks where its sums will stand, and the total says once what they mean. The document fee is the same on every car and no
 * secret; whether a car has add-ons is one.
 */
export function KeptLedger({
  says,
}: {
  /** Where no larger line above says that the price is private, the car and the total do. */
  readonly says: "fee" | "total";
}) {
  const { documentFeeCents, isDocumentFeeIncluded } = useSite();
  const t = useTexts(stickerCopy);
  const hasFee = isDocumentFeeIncluded && documentFeeCents > 0;
  const hasTotal = says !== "fee";
  if (!hasFee && !hasTotal) return null;
  return (
    <dl className="ledger ledger--s">
      {hasTotal && <KeptLine label={t("sticker.vehicle")} />}
      {hasFee && (
        <div>
          <dt>{t("sticker.documentFee")}</dt>
          <dd>{formatCents(documentFeeCents)}</dd>
        </div>
      )}
      {hasTotal && (
        <KeptLine
          isTotal
          label={t(
            isDocumentFeeIncluded ? "sticker.title" : "sticker.titleWithoutFee",
          )}
        />
      )}
    </dl>
  );
}

function KeptLine({
  label,
  isTotal = false,
}: {
  readonly label: string;
  readonly isTotal?: boolean;
}) {
  const t = useTexts(stickerCopy);
  return (
    <div className={isTotal ? "total" : undefined}>
      <dt>{label}</dt>
      <dd>
        <span className="kept-sum">
          <Icon name="lock" size={16} />
          <span className={isTotal ? undefined : "vh"}>
            {t("sticker.kept")}
          </span>
        </span>
      </dd>
    </div>
  );
}
