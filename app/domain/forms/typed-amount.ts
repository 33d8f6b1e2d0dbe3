export interface TypedAmount {
  readonly amount: number;
  readonly unit: "dollars" | "percent" | null;
}

/** Nobody types an amount this long. */
const LONGEST = 24;
const AMOUNT =
  /^(?<minus>[-\u2212])?\s*(?:(?<dollars>\$)\s*)?(?<number>\d+(?:\.\d*)?|\.\d+)\s*(?:(?<percent>%)|(?<thousands>k))?$/i;

/** Reads "$1,500", "1 500.00", "20k", "20 %" and "-5". */
export function readTypedAmount(text: string | null): TypedAmount | null {
  if (text === null || text.length > LONGEST) return null;
  const { minus, dollars, number, percent, thousands } =
    AMOUNT.exec(text.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, ""))
      ?.groups ?? {};
  if (number === undefined || (dollars && percent)) return null;
  const amount = thousands ? toThousands(number) : Number(number);
  return {
    // Adding 0 turns "-0" into 0.
    amount: (minus === undefined ? amount : -amount) + 0,
    unit: percent ? "percent" : dollars ? "dollars" : null,
  };
}

/** A thousandth of a thousand is the smallest part that counts, and 1.1 times 1000 is more than 1100. */
function toThousands(number: string): number {
  return Math.round(Number(number) * 1_000_000) / 1000;
}
