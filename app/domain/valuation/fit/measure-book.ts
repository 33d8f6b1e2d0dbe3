import {
  type BookFigures,
  openBook,
  type ValuationBook,
} from "../book/book.ts";
import type { Sale } from "../book/car.ts";

/** Every fifth sale is held apart, by a hash of its VIN, so that a car that was sold twice is never on both sides. */
export function isHeldApart({
  vin,
  year,
  make,
  model,
  trim,
  miles,
}: Pick<Sale, "vin" | "year" | "make" | "model" | "trim" | "miles">): boolean {
  const name = vin ?? [year, make, model, trim, miles].join("|");
  return hashName(name.toUpperCase()) % 5 === 0;
}

/** What a book says of sales that it was not fitted to; null without any. */
export function measureBook(
  book: ValuationBook,
  sales: readonly Sale[],
): BookFigures | null {
  if (sales.length === 0) return null;
  const { value } = openBook(book);
  const answers = sales.map((sale) => ({ sale, answer: value(sale) }));
  const errors = answers
    .map(({ sale, answer }) => Math.abs(answer.middle / sale.priceDollars - 1))
    .toSorted((a, b) => a - b);
  const covered = answers.filter(
    ({ sale: { priceDollars }, answer }) =>
      answer.low <= priceDollars && priceDollars <= answer.high,
  );
  const sum = errors.reduce((total, error) => total + error, 0);
  return {
    heldApart: sales.length,
    medianErrorPercent: toPercent(errors[Math.floor(errors.length / 2)] ?? 0),
    meanErrorPercent: toPercent(sum / errors.length),
    coveragePercent: toPercent(covered.length / sales.length),
  };
}

function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** The FNV-1a hash with 32 bits, and its bits mixed once more, because the last digits of VINs count up. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
