import type { UnitReading } from "#app/domain/feed-row/feed-units.ts";

export interface UnitTally {
  count(reading: UnitReading): void;
  /** The notices say what was converted, what was refused, and what to type to have it accepted. */
  notices(): readonly string[];
}

export function createUnitTally(): UnitTally {
  let convertedCount = 0;
  let inKilometersCount = 0;
  const taken = new Map<string, number>();
  const refused = new Map<string, number>();
  return {
    count(reading) {
      const { status, foreignCurrency } = reading;
      if (reading.status === "taken") {
        if (reading.isFromKilometers) convertedCount++;
      } else if (reading.isInKilometers) inKilometersCount++;
      if (foreignCurrency === null) return;
      const counts = status === "taken" ? taken : refused;
      counts.set(foreignCurrency, (counts.get(foreignCurrency) ?? 0) + 1);
    },
    notices: () =>
      [
        convertedCount > 0
          ? `${formatRowCount(convertedCount)} had the mileage in kilometers: converted to miles and rounded`
          : [],
        [...taken].map(
          ([currency, count]) =>
            `${formatRowCount(count)} had prices in ${currency}: the same numbers were taken as US dollars, unconverted`,
        ),
        inKilometersCount > 0
          ? `${formatRowCount(inKilometersCount)} refused for a mileage in kilometers. To convert to miles, run the same command with --units km-to-miles`
          : [],
        [...refused].map(([currency, count]) =>
          describeRefusedCurrency(currency, count),
        ),
      ].flat(),
  };
}

function describeRefusedCurrency(currency: string, count: number): string {
  const rule = /^[A-Z]{3}$/.test(currency)
    ? `accept-${currency.toLowerCase()}-as-usd`
    : "accept-as-usd";
  return `${formatRowCount(count)} refused for prices in ${currency}. To show the same numbers as dollars, unconverted, run the same command with --currency ${rule}`;
}

function formatRowCount(count: number): string {
  return count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`;
}
