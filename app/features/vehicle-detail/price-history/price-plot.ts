import type { PriceHistory } from "./price-history.server.ts";

export const PLOT = { width: 1000, height: 100 };

export interface PricePlot {
  /** The line steps from price to price up to today and breaks where there was none. */
  readonly line: string;
  /** The price that holds now comes last. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly highestDollars: number;
  readonly lowestDollars: number;
}

/** Null means that the price never changed, because there is nothing to draw. */
export function buildPricePlot({
  rows,
  untilMs,
}: PriceHistory): PricePlot | null {
  const dollars = rows.flatMap((row) => row.dollars ?? []);
  const lowestDollars = Math.min(...dollars);
  const highestDollars = Math.max(...dollars);
  const firstMs = rows[0]?.atMs;
  if (firstMs === undefined || highestDollars <= lowestDollars) return null;
  const toX = (atMs: number) =>
    Math.round(
      ((atMs - firstMs) / Math.max(1, untilMs - firstMs)) * PLOT.width,
    );
  const toY = (price: number) =>
    Math.round(
      ((highestDollars - price) / (highestDollars - lowestDollars)) *
        PLOT.height,
    );
  let line = "";
  let isDrawing = false;
  const dots: { x: number; y: number }[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.dollars === null) {
      isDrawing = false;
      continue;
    }
    const x = toX(row.atMs);
    const y = toY(row.dollars);
    line += isDrawing ? `V${y}` : `M${x} ${y}`;
    line += `H${toX(rows[at + 1]?.atMs ?? untilMs)}`;
    isDrawing = true;
    dots.push({ x, y });
  }
  return { line, dots, highestDollars, lowestDollars };
}
