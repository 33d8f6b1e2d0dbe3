import type { DownPayment } from "./payment-estimate.ts";

export interface TypedAmount {
  readonly amount: number;
  readonly unit: DownPayment["unit"] | null;
}

/** Nobody types an amount this long. */
const LONGEST = 24;
const AMOUNT =
  /^(?<minus>[-\u2212])?\s*(?:(?<dollars>\$)\s*)?(?<number>\d+(?:\.\d*)?|\.\d+)\s*(?<percent>%)?$/;

/** Reads "$1,500", "1 500.00", "20 %" and "-5". */
export function readTypedAmount(text: string | null): TypedAmount | null {
  if (text === null || text.length > LONGEST) return null;
  const { minus, dollars, number, percent } =
    AMOUNT.exec(text.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, ""))
      ?.groups ?? {};
  if (number === undefined || (dollars && percent)) return null;
  const amount = Number(number);
  return {
    // Adding 0 turns "-0" into 0.
    amount: (minus === undefined ? amount : -amount) + 0,
    unit: percent ? "percent" : dollars ? "dollars" : null,
  };
}
