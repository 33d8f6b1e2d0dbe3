import {
  type BookAnswer,
  openBook,
  type ValuationBook,
} from "#app/domain/valuation/book/book.ts";
import {
  computeAgeYears,
  nameCar,
  type Sale,
} from "#app/domain/valuation/book/car.ts";
import { fitBook } from "#app/domain/valuation/fit/fit-book.ts";
import { isHeldApart } from "#app/domain/valuation/fit/measure-book.ts";
import { type AuctionSale, readAuctionSales } from "./auction-sales.ts";

/** Ages in years at which the bands of the report begin. */
const BANDS = [-1, 2, 4, 6, 8, 11, 40];
const PAIRS = 10_000;
const WIDEST = 0.3;

interface Answered {
  readonly sale: AuctionSale;
  readonly answer: BookAnswer;
  readonly error: number;
}

/** Fits our own book to four fifths of real sales and judges it by the fifth, beside simpler ways and the guide. */
export async function benchValuation([file]: readonly string[]): Promise<void> {
  const sales = await readAuctionSales(file);
  if (sales === null) {
    print("There are no sales to fit a book to. Name the gzipped CSV file.");
    process.exitCode = 66;
    return;
  }
  const known = sales.filter((sale) => !isHeldApart(sale));
  const apart = sales.filter(isHeldApart);
  print(`${known.length} sales to fit, ${apart.length} held apart`);
  reportPeers(known, apart);
  for (const isGraded of [false, true]) {
    print(isGraded ? "\nOur book, condition used" : "\nOur book");
    const cut = <One extends Sale>(sale: One): One =>
      isGraded ? sale : { ...sale, grade: null };
    const startMs = performance.now();
    const book = fitBook(known.map(cut), { source: "bench", fittedAtMs: 0 });
    print(`  fitted in ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
    reportBook(book, apart.map(cut));
  }
}

function reportBook(book: ValuationBook, apart: readonly AuctionSale[]): void {
  const { value } = openBook(book);
  const startMs = performance.now();
  const answered = apart.map((sale): Answered => {
    const answer = value(sale);
    return { sale, answer, error: measureError(answer.middle, sale) };
  });
  const micros = ((performance.now() - startMs) * 1000) / apart.length;
  const errors = answered.map(({ error }) => error);
  report("median error", median(errors));
  report("mean error", mean(errors));
  const graded = answered.filter(({ sale }) => sale.grade !== null);
  if (graded.length > 0)
    report(
      `median error of ${graded.length} with a grade`,
      median(graded.map(({ error }) => error)),
    );
  report("in their 80 % ranges", measureCover(answered));
  BANDS.slice(0, -1).forEach((from, at) => {
    const to = BANDS[at + 1] ?? Infinity;
    const band = answered.filter(
      ({ answer }) => answer.ageYears >= from && answer.ageYears < to,
    );
    report(
      `  ${Math.max(0, from)} to ${to} years, ${band.length} sales`,
      measureCover(band),
    );
  });
  const sure = answered.filter(
    ({ answer: { low, middle, high } }) =>
      Math.max(high / middle - 1, 1 - low / middle) <= WIDEST,
  );
  const sureMean = mean(sure.map(({ error }) => error));
  report("sure enough for an offer", sure.length / answered.length);
  report("their median error", median(sure.map(({ error }) => error)));
  report("their mean error", sureMean);
  report("  lower than that of all by", 1 - sureMean / mean(errors));
  print(
    `  ${"broken orders".padEnd(40)} ${countBrokenOrders(value, apart)} of ${PAIRS} pairs`,
  );
  print(`  ${"one valuation".padEnd(40)} ${micros.toFixed(0)} µs`);
  const bytes = Buffer.byteLength(JSON.stringify(book));
  print(`  ${"the book".padEnd(40)} ${(bytes / 1e6).toFixed(2)} MB`);
}

/** Pairs of one car, the second older, with more miles, or both. */
function countBrokenOrders(
  value: (sale: Sale) => BookAnswer,
  apart: readonly AuctionSale[],
): number {
  let broken = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const sale = apart[(pair * 7919) % apart.length];
    if (sale === undefined) continue;
    const worn = {
      ...sale,
      year: sale.year - (pair % 3 === 1 ? 0 : 1 + (pair % 11)),
      miles: sale.miles + (pair % 3 === 0 ? 0 : 1 + ((pair * 6133) % 60_000)),
    };
    if (value(worn).middle > value(sale).middle) broken += 1;
  }
  return broken;
}

function reportPeers(
  known: readonly AuctionSale[],
  apart: readonly AuctionSale[],
): void {
  const getModel = (sale: Sale) => nameCar(sale).model ?? "";
  const getPlace = (sale: Sale) =>
    `${Math.floor(computeAgeYears(sale))} ${Math.floor(sale.miles / 20_000)}`;
  const byModel = tellMeans(known, getModel, (sale) => sale.priceDollars);
  let models = (_sale: Sale) => 0;
  let places = (_sale: Sale) => 0;
  // Each is worked out anew beside the other, until both stand.
  for (let round = 0; round < 12; round++) {
    const before = places;
    models = tellMeans(
      known,
      getModel,
      (sale) => Math.log(sale.priceDollars) - before(sale),
    );
    const beside = models;
    places = tellMeans(
      known,
      getPlace,
      (sale) => Math.log(sale.priceDollars) - beside(sale),
    );
  }
  const ways: readonly (readonly [string, (sale: AuctionSale) => number])[] = [
    ["the mean of make and model", byModel],
    [
      "that with a table of age and miles",
      (sale) => Math.exp(models(sale) + places(sale)),
    ],
    ["the auctions’ own guide", (sale) => sale.guideDollars],
  ];
  print("\nMedian errors of others");
  for (const [name, tell] of ways)
    report(name, median(apart.map((sale) => measureError(tell(sale), sale))));
}

/** The mean of each group, and of all for a group that is not known. */
function tellMeans(
  known: readonly AuctionSale[],
  getGroup: (sale: Sale) => string,
  getValue: (sale: AuctionSale) => number,
): (sale: Sale) => number {
  const groups = Map.groupBy(known, getGroup);
  const means = new Map(
    [...groups].map(([name, group]) => [name, mean(group.map(getValue))]),
  );
  const whole = mean(known.map(getValue));
  return (sale) => means.get(getGroup(sale)) ?? whole;
}

function measureCover(answered: readonly Answered[]): number {
  return mean(
    answered.map(({ sale: { priceDollars }, answer: { low, high } }) =>
      low <= priceDollars && priceDollars <= high ? 1 : 0,
    ),
  );
}

function measureError(dollars: number, { priceDollars }: Sale): number {
  return Math.abs(dollars / priceDollars - 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function report(name: string, share: number): void {
  print(`  ${name.padEnd(40)} ${(share * 100).toFixed(1)} %`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
