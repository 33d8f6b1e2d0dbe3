import { isHelpAsked } from "#cli/asked-help.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { VinDecoder } from "#app/operator-ports.ts";
import {
  FEED_FORMATS,
  type FeedFormat,
  findFeedNameProblem,
  MAIN_FEED,
} from "#app/domain/inventory/import-run.ts";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  UNIT_NAMES,
  type UnitRules,
  parseCurrencyRule,
} from "#app/domain/feed-row/feed-units.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Clock } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { type FeedImport, importFeedFile } from "#app/operations.server.ts";
import { importProgress } from "./import-progress.ts";

export interface ImportContext {
  readonly inventory: Pick<FeedInventory, "commitImport" | "listForSale">;
  readonly clock: Clock;
  readonly profile: {
    readonly stores: readonly {
      readonly id: string;
      readonly name: string;
      readonly timeZone: string;
    }[];
    readonly vehicles: { readonly imageHosts: readonly string[] };
    readonly conditions: readonly Condition[];
  };
  /** Nothing is decoded without one. */
  readonly vinDecoder?: VinDecoder;
  /** Where a large feed waits on disk until it is read to its end. */
  readonly stageFolder?: string;
  /** Stores' folders are in it, with the photos of their vehicles; null for none. */
  readonly feedDir?: string | null;
  /** Where the profile is edited, as the operator would type it. */
  readonly profileFile: string;
  /** Read for "-"; the process's own when left out. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  /** Stderr is a terminal: the progress may redraw its line. */
  readonly isTerminal: boolean;
}

/** `usage` is the system's own number for it, EX_USAGE. */
const EXIT_CODES = { done: 0, failed: 1, usage: 64, held: 3 } as const;

const FORMAT_LINES = [FEED_FORMATS.slice(0, 7), FEED_FORMATS.slice(7)]
  .map((names) => names.join(", "))
  .join(",\n                     ");

export const IMPORT_USAGE = `Usage: import <file|-> --store <id> [options]

Reads an inventory feed (CSV, TSV, XML or JSON, also gzip) and makes it the inventory of one store.
"-" reads standard input.

  --store <id>       store that the vehicles stand at
  --feed <name>      name of the feed when a store has several (default: main)
  --format <name>    what wrote the feed (default: auto, told by its columns):
                     ${FORMAT_LINES}
  --mapping <file>   your own names for the feed's columns, as JSON (docs/feeds.md)
  --units <rule>     miles, or km-to-miles to convert mileages in kilometers (default: miles)
  --currency <rule>  usd, or accept-as-usd to take the amounts of other currencies as dollars,
                     unconverted; of one currency alone: accept-cad-as-usd (default: usd)
  --no-vin           leave what the feed does not say empty, instead of filling it from the VINs
  --confirm          go ahead although more than 30 % of the vehicles would vanish, or all, or more than
                     30 % of the rows repeat a VIN
  --report <file>    write every refused row, every warning and the photos' hosts as JSON

Exit codes: 0 imported, 1 the feed cannot be read, 3 held until --confirm, 64 wrong usage, 78 the configuration or
the profile has faults.
`;

interface ImportCall {
  readonly input: FeedImport["input"];
  readonly store: { readonly id: string; readonly timeZone: string };
  readonly feed: string;
  readonly format: "auto" | FeedFormat;
  readonly units: UnitRules;
  readonly mappingPath: string | null;
  readonly decodesVins: boolean;
  readonly isConfirmed: boolean;
  readonly reportPath: string | null;
}

/** Resolves to the exit code: 0 committed, 1 the feed cannot be read, 64 wrong usage, 3 held for confirmation. */
export async function importCommand(
  args: readonly string[],
  context: ImportContext,
): Promise<number> {
  if (isHelpAsked(args)) {
    context.stdout.write(IMPORT_USAGE);
    return EXIT_CODES.done;
  }
  const call = readCall(args, context);
  if (typeof call === "string") {
    context.stderr.write(`${call}\n\n${IMPORT_USAGE}`);
    return EXIT_CODES.usage;
  }
  return runImport(call, context);
}

async function runImport(
  call: ImportCall,
  context: ImportContext,
): Promise<number> {
  const { clock, stdout, stderr } = context;
  const progress = importProgress(context);
  const result = await importFeedFile(context, {
    ...call,
    vinDecoder: call.decodesVins ? (context.vinDecoder ?? null) : null,
    stageFolder: context.stageFolder,
    ...(context.feedDir != null && {
      photoFolder: {
        feedDir: context.feedDir,
        storeId: call.store.id,
        isOnlyStore: context.profile.stores.length === 1,
      },
    }),
    storeId: call.store.id,
    conditionsSold: context.profile.conditions,
    today: formatZonedDay(clock.nowMs(), call.store.timeZone),
    onRow: progress.showRows,
    onSaving: progress.showSaving,
  }).finally(progress.end);
  if (result.status === "refused") {
    stderr.write(`${result.problem}\nThe inventory stays as it was.\n`);
    return EXIT_CODES.failed;
  }
  stdout.write(result.lines);
  if (call.reportPath !== null) {
    const { report, outcome } = result;
    await writeReport(call.reportPath, { ...report, outcome }, context);
  }
  if (result.heldSentence === null) return EXIT_CODES.done;
  stderr.write(result.heldSentence);
  return EXIT_CODES.held;
}

/** The import is done by then: a report that cannot be written is said, no more. */
async function writeReport(
  path: string,
  report: object,
  { stdout, stderr }: ImportContext,
): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    stdout.write(`Full report: ${path}\n`);
  } catch (error) {
    stderr.write(`The report could not be written: ${String(error)}\n`);
  }
}

/** The call, or a sentence about what is wrong with it. */
function readCall(
  args: readonly string[],
  context: ImportContext,
): ImportCall | string {
  const parsed = parsedArgs(args);
  if (typeof parsed === "string") return parsed;
  const { values, positionals } = parsed;
  const [path, ...others] = positionals;
  if (path === undefined) return "Name the feed file, or - for standard input.";
  if (others.length > 0)
    return `One file at a time: ${path} was taken, ${others.join(" ")} was not expected.`;
  const { stores } = context.profile;
  const known = stores.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  if (values.store === undefined)
    return `Say which store the feed is for: --store <id>. The stores are:\n${known}`;
  const store = stores.find(({ id }) => id === values.store);
  if (store === undefined)
    return `There is no store "${values.store}". The stores are:\n${known}`;
  const format = ["auto" as const, ...FEED_FORMATS].find(
    (it) => it === values.format,
  );
  if (format === undefined)
    return `There is no format "${values.format}". Use one of: ${["auto", ...FEED_FORMATS].join(", ")}.`;
  const units = readUnitRules(values);
  if (typeof units === "string") return units;
  const misnamed = findFeedNameProblem(values.feed);
  if (misnamed !== null) return misnamed;
  return {
    input: path === "-" ? (context.stdin ?? process.stdin) : path,
    store,
    feed: values.feed,
    format,
    units,
    mappingPath: values.mapping ?? null,
    decodesVins: !values["no-vin"],
    isConfirmed: values.confirm,
    reportPath: values.report ?? null,
  };
}

function readUnitRules(values: {
  readonly units: string;
  readonly currency: string;
}): UnitRules | string {
  const units = UNIT_NAMES.find((it) => it === values.units);
  if (units === undefined)
    return `There is no rule "${values.units}" for units. Use miles or km-to-miles.`;
  const currencyAsUsd = parseCurrencyRule(values.currency);
  if (currencyAsUsd === undefined)
    return `There is no rule "${values.currency}" for the currency. Use usd, accept-as-usd or, for one currency, as in accept-cad-as-usd.`;
  return { units, currencyAsUsd };
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: "string" },
        feed: { type: "string", default: MAIN_FEED },
        format: { type: "string", default: "auto" },
        mapping: { type: "string" },
        units: { type: "string", default: "miles" },
        currency: { type: "string", default: "usd" },
        "no-vin": { type: "boolean", default: false },
        confirm: { type: "boolean", default: false },
        report: { type: "string" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
