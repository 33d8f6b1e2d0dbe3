import type { DownPayment } from "./estimator-terms.ts";

export interface TypedAmount {
  readonly amount: number;
  /** Null where no sign says it. */
  readonly unit: DownPayment["unit"] | null;
}

/** Longer than any amount that somebody would type. */
const LONGEST = 24;
const AMOUNT =
  /^(?<minus>[-\u2212])?\s*(?:(?<dollars>\$)\s*)?(?<number>\d+(?:\.\d*)?|\.\d+)\s*(?<percent>%)?$/;

/** "$1,500", "1 500.00", "20 %" and "-5"; null when it is no number. */
export function readTypedAmount(text: string | null): TypedAmount | null {
  if (text === null || text.length > LONGEST) return null;
  const { minus, dollars, number, percent } =
    AMOUNT.exec(text.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, ""))
      ?.groups ?? {};
  if (number === undefined || (dollars && percent)) return null;
  const amount = Number(number);
  return {
    // Plus 0, so that "-0" is 0.
    amount: (minus === undefined ? amount : -amount) + 0,
    unit: percent ? "percent" : dollars ? "dollars" : null,
  };
}
