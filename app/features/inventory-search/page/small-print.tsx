import { useSite } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";

/** The small print says what a price on the cards holds, what a drawing means, and how fresh the list is. */
export function SmallPrint({
  page: { vehicles, arePricesLocked, smallPrint },
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  const { documentFeeCents, isDocumentFeeIncluded, inventoryUpdatedText } =
    useSite();
  return (
    <div className="small-print">
      <p>
        {t(chooseFeeText(documentFeeCents, isDocumentFeeIncluded), {
          fee: formatCents(documentFeeCents),
        })}
      </p>
      {smallPrint.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {arePricesLocked && <p>{t("lockedSortNote")}</p>}
      {vehicles.some(({ picture }) => picture.photo === null) && (
        <p>{t("illustrations")}</p>
      )}
      {inventoryUpdatedText !== null && (
        <p>{t("updated", { time: inventoryUpdatedText })}</p>
      )}
    </div>
  );
}

function chooseFeeText(
  documentFeeCents: number,
  isIncluded: boolean,
): ListText {
  if (documentFeeCents === 0) return "fee.none";
  return isIncluded ? "fee.included" : "fee.excluded";
}
