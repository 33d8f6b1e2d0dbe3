import {
  ComparedMark,
  ComparisonTable,
} from "#app/site/sections/comparison-table.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type SellText, sellCopy } from "./copy.ts";

type Row = readonly [
  label: Extract<SellText, `row.${string}`>,
  dealers: boolean | SellText,
  online: boolean | SellText,
  /** It stands beside our tick. */
  ours?: SellText,
];

/** Spec §2: the table compares three options across nine features. A cell is a tick, a dash or words. */
const ROWS: readonly Row[] = [
  ["row.instant", "cell.afterVisit", true, "cell.whileYouWait"],
  ["row.higher", false, false, "cell.moreCashLater"],
  ["row.fees", false, true],
  ["row.deductions", false, false],
  ["row.days", "cell.thatDay", true],
  ["row.choice", true, "cell.sellOnly"],
  ["row.loan", true, true],
  ["row.sameDay", false, "cell.threeToFive"],
  ["row.person", true, false, "cell.atStores"],
];

/** The columns are other dealerships, online tools, and this one. */
export function Comparison({ days }: { readonly days: number }) {
  const t = useTexts(sellCopy);
  const { name, stores } = useSite();
  const toCell = (says: boolean | SellText, beside?: SellText) =>
    typeof says === "boolean" ? (
      <ComparedMark has={says} label={t(says ? "yes" : "no")}>
        {beside && t(beside, { count: stores.length })}
      </ComparedMark>
    ) : (
      t(says)
    );
  return (
    <ComparisonTable
      caption={t("compareCaption")}
      corner={t("compareCorner")}
      ways={[{ name: t("way.dealers") }, { name: t("way.online") }, { name }]}
      rows={ROWS.map(([label, dealers, online, ours]) => ({
        label: t(label, { days }),
        cells: [toCell(dealers), toCell(online), toCell(true, ours)],
      }))}
      isLastOurs
    />
  );
}
