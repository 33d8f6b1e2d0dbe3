import type { Vehicle } from "./vehicle.ts";

/** What a maker gives with its new cars of some years; a null bound is open. */
interface MakerTerms {
  readonly make: string;
  readonly modelYearFrom: number | null;
  readonly modelYearTo: number | null;
  readonly parts: readonly WarrantyPart[];
}

interface WarrantyPart {
  readonly name: Readonly<Record<"en" | "es", string>>;
  readonly months: number;
  /** Null: at any mileage. */
  readonly miles: number | null;
}

interface PartLeft extends WarrantyPart {
  /** The first day without it, as YYYY-MM-DD. */
  readonly endsOn: string;
  /** Null: at any mileage. */
  readonly milesLeft: number | null;
}

/** What a maker gives with this new car, from the day on which its buyer takes it home (Assumption A212). */
export function listFactoryWarrantyWhole(
  { make, year }: Pick<Vehicle, "make" | "year">,
  terms: readonly MakerTerms[],
): readonly WarrantyPart[] {
  const ofMaker = terms.find(
    (it) =>
      it.make.toLowerCase() === make.toLowerCase() &&
      year >= (it.modelYearFrom ?? year) &&
      year <= (it.modelYearTo ?? year),
  );
  return ofMaker?.parts ?? [];
}

/**
 * What is left of it today (YYYY-MM-DD). It counts from the day on which the car was first in service, so that nothing
 * is said of a car whose feed has none, nor of a part that ends by miles where nobody gave them (Assumption A212).
 */
export function listFactoryWarrantyLeft(
  {
    make,
    year,
    miles,
    inServiceOn,
  }: Pick<Vehicle, "make" | "year" | "miles" | "inServiceOn">,
  terms: readonly MakerTerms[],
  today: string,
): readonly PartLeft[] {
  if (inServiceOn === null) return [];
  return listFactoryWarrantyWhole({ make, year }, terms).flatMap((part) => {
    const endsOn = addMonths(inServiceOn, part.months);
    if (today >= endsOn) return [];
    if (part.miles === null) return { ...part, endsOn, milesLeft: null };
    const milesLeft = miles === null ? 0 : part.miles - miles;
    return milesLeft > 0 ? { ...part, endsOn, milesLeft } : [];
  });
}

/** A month that lacks the day ends with its last one. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const at = year * 12 + month - 1 + months;
  const lastDate = new Date(
    Date.UTC(Math.floor(at / 12), (at % 12) + 1, 0),
  ).getUTCDate();
  return new Date(
    Date.UTC(Math.floor(at / 12), at % 12, Math.min(date, lastDate)),
  )
    .toISOString()
    .slice(0, 10);
}
