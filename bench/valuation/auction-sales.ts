import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import type { Sale } from "#app/domain/valuation/book/car.ts";

/** Real sales that stand beside the project where they are; they are never part of it. */
const FILE = join(
  import.meta.dirname,
  "../../../shared/data/auction/mmr_auction_train.csv.gz",
);

export interface AuctionSale extends Sale {
  /** What the guide of the auctions said before the sale, in dollars. */
  readonly guideDollars: number;
}

/** Null where the file is not there: name another place as the bench's argument. */
export async function readAuctionSales(
  file = FILE,
): Promise<readonly AuctionSale[] | null> {
  if (!existsSync(file)) return null;
  const text = gunzipSync(await readFile(file)).toString("utf8");
  const rows: readonly Readonly<Record<string, string>>[] = parse(text, {
    columns: true,
  });
  return rows.map(toSale).filter((sale) => sale !== null);
}

function toSale(row: Readonly<Record<string, string>>): AuctionSale | null {
  const { make = "", model = "", odometer = "", saledate = "" } = row;
  const priceDollars = Number(row.sellingprice);
  const atMs = Date.parse(saledate.replace(/ \(.*/, ""));
  const miles = Number(odometer);
  // The odometer's 1 and 999,999 stand for one that nobody read.
  const isRead = odometer !== "" && miles > 1 && miles < 999_999;
  if (make === "" || model === "" || !isRead || Number.isNaN(atMs)) return null;
  if (!(priceDollars > 0)) return null;
  // Grades run from 1 to 5; those from 10 on lost their point.
  const condition = Number(row.condition);
  return {
    vin: (row.vin ?? "").toUpperCase(),
    year: Number(row.year),
    make,
    model,
    trim: row.trim || null,
    miles,
    grade: row.condition ? (condition < 10 ? condition : condition / 10) : null,
    color: row.color || null,
    state: (row.state ?? "").toUpperCase() || null,
    atMs,
    priceDollars,
    guideDollars: Number(row.mmr),
  };
}
