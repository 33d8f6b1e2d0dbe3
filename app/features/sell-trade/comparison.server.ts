import type { Translate } from "#app/site/page/copy.ts";
import type { SellText } from "./copy.ts";

/** A cell is a tick or a dash with or without words, or only words. */
export interface SellCell {
  readonly has: boolean | null;
  readonly text: string | null;
}

export interface SellComparison {
  /** The columns are other dealerships, online tools, and this one. */
  readonly ways: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly SellCell[];
  }[];
}

type Row = readonly [
  label: Extract<SellText, `row.${string}`>,
  dealers: boolean | SellText,
  online: boolean | SellText,
  /** These words stand beside our tick. */
  ours: SellText | null,
];

/** Spec §2: the table compares three options across nine features. */
const ROWS: readonly Row[] = [
  ["row.instant", "cell.afterVisit", true, "cell.whileYouWait"],
  ["row.higher", false, false, "cell.moreCashLater"],
  ["row.fees", false, true, null],
  ["row.deductions", false, false, null],
  ["row.days", "cell.thatDay", true, null],
  ["row.choice", true, "cell.sellOnly", null],
  ["row.loan", true, true, null],
  ["row.sameDay", false, "cell.threeToFive", null],
  ["row.person", true, false, "cell.atStores"],
];

export function buildSellComparison(
  t: Translate<SellText>,
  {
    name,
    days,
    storeCount,
  }: {
    readonly name: string;
    readonly days: number;
    readonly storeCount: number;
  },
): SellComparison {
  const toCell = (says: boolean | SellText): SellCell =>
    typeof says === "boolean"
      ? { has: says, text: null }
      : { has: null, text: t(says) };
  return {
    ways: [t("way.dealers"), t("way.online"), name],
    rows: ROWS.map(([label, dealers, online, ours]) => ({
      label: t(label, { days }),
      cells: [
        toCell(dealers),
        toCell(online),
        {
          has: true,
          text: ours === null ? null : t(ours, { count: storeCount }),
        },
      ],
    })),
  };
}
