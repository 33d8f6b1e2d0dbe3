import {
  ComparedMark,
  ComparisonTable,
} from "#app/site/sections/comparison-table.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type SellText, sellCopy } from "./copy.ts";

/** A cell is a tick, a dash or words. */
type Row = readonly [
  label: Extract<SellText, `row.${string}`>,
  dealers: boolean | SellText,
  online: boolean | SellText,
  /** It stands beside our tick. */
  ours?: SellText | null,
  /** It stands below the row's name: our column is too narrow for it on a phone. */
  note?: SellText | null,
];

const VALUED: readonly Row[] = [
  ["row.deductions", false, false],
  ["row.days", "cell.thatDay", true],
];
/** Two rows stand in until offers are worked out here. */
const NOT_VALUED: readonly Row[] = [
  ["row.writing", "cell.sometimes", true],
  ["row.purchase", "cell.sometimes", true],
];
/** Without offers worked out here a buyer names the sum. */
const INSTANT_AT_STORE: Row = [
  "row.instant",
  "cell.afterVisit",
  true,
  "cell.whileYouWait",
];
const FEES: Row = ["row.fees", false, true];
const LAST: readonly Row[] = [
  ["row.choice", true, "cell.sellOnly"],
  ["row.loan", true, true],
  ["row.sameDay", false, "cell.threeToFive", null, "note.inTwoParts"],
  ["row.person", true, false, "cell.atStores"],
];

/** Spec §2: three options, which are other dealerships, online tools and this one, across nine features. */
export function Comparison({
  days,
  laterFromYears,
  isCashByValue,
}: {
  readonly days: number | null;
  readonly laterFromYears: number | null;
  /** Not each car is worth what is paid for right away. */
  readonly isCashByValue: boolean;
}) {
  const t = useTexts(sellCopy);
  const { name, stores } = useSite();
  const toCell = (says: boolean | SellText, beside?: SellText | null) =>
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
      rows={[
        days === null
          ? INSTANT_AT_STORE
          : ([
              "row.instant",
              "cell.afterVisit",
              true,
              null,
              isCashByValue ? "note.cashByValue" : null,
            ] satisfies Row),
        [
          "row.higher",
          false,
          false,
          laterFromYears === null ? "cell.moreCashLater" : null,
          // Only cars of some age are sold for their owners.
          laterFromYears === null ? null : "note.moreCashLaterFrom",
        ] satisfies Row,
        FEES,
        ...(days === null ? NOT_VALUED : VALUED),
        ...LAST,
      ].map(([label, dealers, online, ours, note]) => ({
        label: t(label, { days: days ?? 0 }),
        note: note ? t(note, { years: laterFromYears ?? 0 }) : "",
        cells: [toCell(dealers), toCell(online), toCell(true, ours)],
      }))}
      isLastOurs
    />
  );
}
