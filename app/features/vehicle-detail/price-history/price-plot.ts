import type { PriceHistory } from "./price-history.server.ts";

export const PLOT = { width: 1000, height: 100 };

export interface PricePlot {
  /** The line steps from price to price up to today and breaks where there was none. */
  readonly line: string;
  /** The price that holds now comes last. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly highestCents: number;
  readonly lowestCents: number;
}

/** Null means that the price never changed, because there is nothing to draw. */
export function buildPricePlot({
  rows,
  untilMs,
}: PriceHistory): PricePlot | null {
  const cents = rows.flatMap((row) => row.cents ?? []);
  const lowestCents = Math.min(...cents);
  const highestCents = Math.max(...cents);
  const firstMs = rows[0]?.atMs;
  if (firstMs === undefined || highestCents <= lowestCents) return null;
  const toX = (atMs: number) =>
    Math.round(
      ((atMs - firstMs) / Math.max(1, untilMs - firstMs)) * PLOT.width,
    );
  const toY = (price: number) =>
    Math.round(
      ((highestCents - price) / (highestCents - lowestCents)) * PLOT.height,
    );
  let line = "";
  let isDrawing = false;
  const dots: { x: number; y: number }[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.cents === null) {
      isDrawing = false;
      continue;
    }
    const x = toX(row.atMs);
    const y = toY(row.cents);
    line += isDrawing ? `V${y}` : `M${x} ${y}`;
    line += `H${toX(rows[at + 1]?.atMs ?? untilMs)}`;
    isDrawing = true;
    dots.push({ x, y });
  }
  return { line, dots, highestCents, lowestCents };
}
