import { writeFile } from "node:fs/promises";
import { formatUtcDay } from "#app/domain/time.ts";
import { formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { makeSampleSales } from "#db/sample/sample-sales.ts";

const COLUMNS = [
  "vin",
  "year",
  "make",
  "model",
  "trim",
  "mileage",
  "condition",
  "price",
  "sold_on",
  "color",
  "state",
];

/** Gives how many were written. */
export async function writeSampleSales(
  file: string,
  nowMs: number,
): Promise<number> {
  const sales = makeSampleSales(formatUtcDay(nowMs));
  const lines = sales.map((it) =>
    formatCsvLine([
      it.vin,
      String(it.year),
      it.make,
      it.model,
      it.trim,
      String(it.miles),
      it.condition,
      String(it.priceDollars),
      it.soldOn,
      it.color,
      it.state,
    ]),
  );
  await writeFile(file, formatCsvLine(COLUMNS) + lines.join(""));
  return sales.length;
}
