import { parseArgs } from "node:util";
import { isHelpAsked } from "#cli/asked-help.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type {
  BookFigures,
  ValuationBook,
} from "#app/domain/valuation/book/book.ts";
import { fitBook } from "#app/domain/valuation/fit/fit-book.ts";
import {
  isHeldApart,
  measureBook,
} from "#app/domain/valuation/fit/measure-book.ts";
import {
  type BookFile,
  readSalesFile,
  type SalesFile,
  SalesFileError,
  writeBookFile,
} from "#app/operations.server.ts";
import type { VinDecoder } from "#app/operator-ports.ts";
import type { Clock } from "#app/ports.ts";
import { explainVehicle } from "./valuation/explain-vehicle.ts";
import { createFitProgress } from "./valuation/fit-progress.ts";
import { writeSampleSales } from "./valuation/write-sample-sales.ts";

export interface ValuationContext {
  readonly profile: StoreProfile;
  readonly profileFolder: string;
  readonly bookFile: BookFile;
  readonly vinDecoder: VinDecoder;
  readonly clock: Clock;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly isTerminal: boolean;
}

/** `usage` is the system's own number for it, EX_USAGE. */
const EXIT_CODES = { done: 0, failed: 1, held: 3, usage: 64 } as const;

export const VALUATION_USAGE = `Usage: valuation fit <sales.csv> [--replace] [--note <words>]
       valuation show
       valuation explain <VIN> <miles>
       valuation explain <year> <make> <model> [trim] <miles>
       valuation sample-sales <file>

fit makes the profile's own book of prices from sales: a CSV file whose first line names the columns year, make,
model, mileage, price and date of sale, and if there are such, VIN, trim, condition (1 to 5, or great to poor), color
and state. Every fifth sale is held apart, and says how good the book is. A book that is better stays, unless --replace.
show says what the book was made of, explain what it says of one vehicle and why it is offered what, and sample-sales
writes made-up sales for a try.
Exit codes: 0 done, 1 the file cannot be used or there is no book, 3 the book that is there is better, 64 wrong call,
78 the configuration or the profile has faults.
`;

/** A book of fewer sales would know hardly anything. */
const LEAST_SALES = 300;
const MOST_BOOK_BYTES = 1_500_000;

/** Resolves to the exit code. */
export async function valuationCommand(
  [name, ...args]: readonly string[],
  context: ValuationContext,
): Promise<number> {
  if (isHelpAsked([name ?? "", ...args])) {
    context.stdout.write(VALUATION_USAGE);
    return EXIT_CODES.done;
  }
  if (name === "fit") return fitCommand(args, context);
  if (name === "show" && args.length === 0) return showBook(context);
  if (name === "explain") {
    const lines = await explainVehicle(args, context);
    if (lines !== null) {
      context.stdout.write(lines);
      return EXIT_CODES.done;
    }
  }
  if (name === "sample-sales" && args[0] !== undefined && args.length === 1) {
    const count = await writeSampleSales(args[0], context.clock.nowMs());
    context.stdout.write(`${count} made-up sales: ${args[0]}\n`);
    return EXIT_CODES.done;
  }
  context.stderr.write(VALUATION_USAGE);
  return EXIT_CODES.usage;
}

async function fitCommand(
  args: readonly string[],
  context: ValuationContext,
): Promise<number> {
  const { stdout, stderr, clock, bookFile, profileFolder } = context;
  const call = readFitCall(args);
  if (typeof call === "string") {
    stderr.write(`${call}\n\n${VALUATION_USAGE}`);
    return EXIT_CODES.usage;
  }
  const progress = createFitProgress(context);
  let file: SalesFile;
  try {
    file = await readSalesFile(call.path, clock.nowMs(), progress.showRows);
  } catch (error) {
    progress.end();
    if (!(error instanceof SalesFileError)) throw error;
    stderr.write(`${error.message}\nThe book stays as it was.\n`);
    return EXIT_CODES.failed;
  }
  progress.end();
  stdout.write(formatSalesReport(file));
  if (file.sales.length < LEAST_SALES) {
    stderr.write(
      `A book needs at least ${LEAST_SALES} good sales. The book stays as it was.\n`,
    );
    return EXIT_CODES.failed;
  }
  const apart = file.sales.filter(isHeldApart);
  const fitted = fitBook(
    file.sales.filter((sale) => !isHeldApart(sale)),
    {
      source: call.note ?? "the dealer’s own sales",
      fittedAtMs: clock.nowMs(),
      onProgress: progress.showFit,
    },
  );
  progress.end();
  const book = { ...fitted, figures: measureBook(fitted, apart) };
  stdout.write(formatFigures("The new book", book.figures));
  const before =
    bookFile.status === "open" ? measureBook(bookFile.book, apart) : null;
  if (before !== null)
    stdout.write(formatFigures("The book before, of the same sales", before));
  if (bookFile.status === "damaged") stderr.write(`${bookFile.problem}\n`);
  if (isBetter(before, book.figures) && !call.isReplacing) {
    stderr.write(
      "The book that is there is better, and stays. Say --replace to take the new one all the same.\n",
    );
    return EXIT_CODES.held;
  }
  return keepBook(profileFolder, book, context);
}

async function keepBook(
  profileFolder: string,
  book: ValuationBook,
  { stdout, stderr }: ValuationContext,
): Promise<number> {
  const { file, bytes } = await writeBookFile(profileFolder, book);
  stdout.write(
    `${file}: ${(bytes / 1e6).toFixed(2)} MB. The site takes it when it starts.\n`,
  );
  if (bytes > MOST_BOOK_BYTES)
    stderr.write("The book is larger than 1.5 MB: pages may start slower.\n");
  return EXIT_CODES.done;
}

function isBetter(one: BookFigures | null, other: BookFigures | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.medianErrorPercent < other.medianErrorPercent
  );
}

function showBook({ bookFile, stdout, stderr }: ValuationContext): number {
  if (bookFile.status !== "open") {
    stderr.write(
      bookFile.status === "damaged"
        ? `${bookFile.problem}\n`
        : "The profile has no book. Make one with: npm run forecourt -- valuation fit <sales.csv>\n",
    );
    return EXIT_CODES.failed;
  }
  const { source, fittedAt, sales, names, ages, miles, figures, bands } =
    bookFile.book;
  const [least = 0, most = 0] = [Math.max(0, ages[0]), ages[1]];
  stdout.write(
    `Made from ${source}, on ${fittedAt.slice(0, 10)}, from ${format(sales)} sales\n` +
      `Knows ${format(Object.keys(names.make).length)} makes and ${format(Object.keys(names.model).length)} models, ` +
      `from ${least.toFixed(0)} to ${most.toFixed(0)} years old, with ${format(miles[0])} to ${format(miles[1])} miles, ` +
      `and ranges for ${bands.length} bands of age\n` +
      formatFigures("When it was made", figures),
  );
  return EXIT_CODES.done;
}

function formatFigures(what: string, figures: BookFigures | null): string {
  if (figures === null) return `${what}: no sales were held apart\n`;
  const { heldApart, medianErrorPercent, meanErrorPercent, coveragePercent } =
    figures;
  return `${what}: median error ${medianErrorPercent} %, mean ${meanErrorPercent} %, ${coveragePercent} % in their 80 % ranges, of ${format(heldApart)} sales held apart\n`;
}

function formatSalesReport({
  sales,
  refused,
  refusedCount,
  columns,
}: SalesFile): string {
  const taken = Object.entries(columns)
    .map(([field, name]) => `${field} from "${name}"`)
    .join(", ");
  const rows = refused.map(({ line, problem }) => `  line ${line}: ${problem}`);
  if (refusedCount > refused.length)
    rows.push(`  and ${format(refusedCount - refused.length)} more`);
  return [
    `${format(sales.length)} sales, ${format(refusedCount)} rows refused`,
    `Columns: ${taken}`,
    ...rows,
    "",
  ].join("\n");
}

function readFitCall(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        note: { type: "string" },
      },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0)
      return "Name one file of sales.";
    return { path, note: values.note ?? null, isReplacing: values.replace };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function format(count: number): string {
  return Math.round(count).toLocaleString("en-US");
}
