import { buildVin } from "#tests/contracts/import-requests.ts";

/** A feed of so many cars, all of one price. */
export function buildFeed(carCount: number, dollars: number): string {
  const words = "words of a dealer ".repeat(8).trim();
  const rows = Array.from(
    { length: carCount },
    (_, at) => `${buildVin(at + 1)},U,2020,Honda,Accord,${dollars},${words}`,
  );
  return ["VIN,New/Used,Year,Make,Model,Price,Description", ...rows, ""].join(
    "\n",
  );
}
