import { formatCents } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { stickerCopy } from "./sticker-copy.ts";

/**
 * A price that is kept private has locks where its sums will stand. The document fee is the same on every car and no
 * secret.
 */
export function KeptLedger({
  hasTotal = false,
}: {
  /** Where no larger line above says that the price is private, the total does. */
  readonly hasTotal?: boolean;
}) {
  const { documentFeeCents, isDocumentFeeIncluded } = useSite();
  const t = useTexts(stickerCopy);
  const hasFee = isDocumentFeeIncluded && documentFeeCents > 0;
  if (!hasFee && !hasTotal) return null;
  return (
    <dl className="ledger ledger--s">
      {hasFee && (
        <>
          <div>
            <dt>{t("sticker.vehicle")}</dt>
            <dd>
              <KeptSum />
            </dd>
          </div>
          <div>
            <dt>{t("sticker.documentFee")}</dt>
            <dd>{formatCents(documentFeeCents)}</dd>
          </div>
        </>
      )}
      {hasTotal && (
        <div className="total">
          <dt>
            {t(
              isDocumentFeeIncluded
                ? "sticker.title"
                : "sticker.titleWithoutFee",
            )}
          </dt>
          <dd>
            <KeptSum />
          </dd>
        </div>
      )}
    </dl>
  );
}

function KeptSum() {
  const t = useTexts(stickerCopy);
  return (
    <span className="kept-sum">
      <Icon name="lock" size={16} />
      {t("sticker.kept")}
    </span>
  );
}
