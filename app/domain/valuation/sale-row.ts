import { checkVin, findModelYear } from "#app/domain/vehicle/vin.ts";
import type { Sale } from "./book/car.ts";
import { MOST_DOLLARS } from "./valuation.ts";

export type SaleField =
  | "vin"
  | "year"
  | "make"
  | "model"
  | "trim"
  | "miles"
  | "condition"
  | "price"
  | "soldOn"
  | "color"
  | "state";

/** What files of sales call each, in letters and digits, best first. */
export const SALE_COLUMNS: Readonly<Record<SaleField, readonly string[]>> = {
  vin: ["vin", "vinnumber", "vehiclevin"],
  year: ["year", "modelyear", "vehicleyear"],
  make: ["make", "vehiclemake"],
  model: ["model", "vehiclemodel"],
  trim: ["trim", "trimlevel", "series", "vehicletrim"],
  miles: ["miles", "mileage", "odometer", "odometerreading"],
  condition: ["condition", "grade", "conditiongrade"],
  price: ["price", "saleprice", "sellingprice", "soldprice", "amount"],
  soldOn: ["soldon", "saledate", "solddate", "date", "dealdate", "soldat"],
  color: ["color", "exteriorcolor", "extcolor"],
  state: ["state", "region"],
};

/** From 1 to 5, as auctions grade. */
const GRADE_WORDS: Readonly<Record<string, number>> = {
  "extra clean": 4.5,
  great: 4.5,
  excellent: 4.5,
  clean: 3.7,
  good: 3.7,
  average: 2.9,
  fair: 2.9,
  rough: 2,
  poor: 2,
};

const LEAST_PRICE = 200;
const MOST_MILES = 999_998;
const OLDEST_YEAR = 1981;
const EARLIEST_SALE_MS = Date.UTC(1990, 0, 1);

export type SaleRow = { readonly sale: Sale } | { readonly problem: string };

/** A sale, or what is wrong with its row. A VIN with a fault is left out where year, make and model are there. */
export function readSale(
  cells: Readonly<Partial<Record<SaleField, string>>>,
  nowMs: number,
): SaleRow {
  const read = (field: SaleField) => cells[field]?.trim() ?? "";
  const { vin } = checkVin(read("vin").toUpperCase() || null);
  const year =
    readNumber(read("year")) ?? (vin === null ? null : findModelYear(vin));
  const miles = readNumber(read("miles"));
  const price = readNumber(read("price"));
  const atMs = Date.parse(dropZoneName(read("soldOn")));
  const grade = readGrade(read("condition"));
  const lastYear = new Date(nowMs).getUTCFullYear() + 2;
  if (read("make") === "" || read("model") === "")
    return { problem: "make or model is missing" };
  if (year === null || !(year >= OLDEST_YEAR && year <= lastYear))
    return {
      problem: `year "${read("year")}" is none of ${OLDEST_YEAR} to ${lastYear}`,
    };
  if (miles === null || !(miles > 1 && miles <= MOST_MILES))
    return {
      problem: `miles "${read("miles")}" are none that an odometer was read at`,
    };
  if (price === null || !(price >= LEAST_PRICE && price <= MOST_DOLLARS))
    return {
      problem: `price "${read("price")}" is not between $${LEAST_PRICE} and $1,000,000`,
    };
  if (Number.isNaN(atMs) || atMs < EARLIEST_SALE_MS || atMs > nowMs)
    return {
      problem: `date "${read("soldOn")}" is no day of a sale, as in 2026-07-01`,
    };
  if (grade === undefined)
    return {
      problem: `condition "${read("condition")}" is no grade from 1 to 5, nor great, good, fair or poor`,
    };
  return {
    sale: {
      vin,
      year,
      make: read("make"),
      model: read("model"),
      trim: read("trim") || null,
      miles,
      grade,
      color: read("color") || null,
      state: read("state").toUpperCase() || null,
      atMs,
      priceDollars: price,
    },
  };
}

function readNumber(text: string): number | null {
  const bare = text.replace(/^\$\s*/, "").replaceAll(",", "");
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** Null for a car that nobody graded. Auctions also write 1 to 5 as 10 to 50. */
function readGrade(text: string): number | null | undefined {
  if (text === "") return null;
  const number = readNumber(text);
  if (number !== null) {
    const grade = number >= 10 ? number / 10 : number;
    return grade >= 1 && grade <= 5 ? grade : undefined;
  }
  const word = text.toLowerCase();
  return Object.hasOwn(GRADE_WORDS, word) ? GRADE_WORDS[word] : undefined;
}

/** Programs write the zone's name behind a moment: "… GMT-0800 (PST)". */
function dropZoneName(moment: string): string {
  const [before = ""] = moment.split(" (", 1);
  return moment.endsWith(")") ? before : moment;
}
