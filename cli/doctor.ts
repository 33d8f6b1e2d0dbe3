import { isHelpAsked } from "#cli/asked-help.ts";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";
import type {
  ImportHistory,
  InventoryStore,
} from "#app/ports/inventory-ports.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import { type DoctorReport, doctorReport } from "./doctor/doctor-report.ts";
import { type Examined, examineInventory } from "./doctor/examine.ts";
import { doctorPage } from "./doctor/page.ts";
import { terminalReport } from "./doctor/terminal-report.ts";
import { terminalStyle } from "./doctor/terminal-style.ts";
import { exportProgress } from "#cli/leads/export-progress.ts";
import { formatLocalTime } from "./local-time.ts";

export interface DoctorContext {
  readonly inventory: Pick<InventoryStore, "listForSale" | "countVehicles">;
  readonly history: ImportHistory;
  readonly clock: Clock;
  readonly profile: Pick<
    StoreProfile,
    "storeGroup" | "stores" | "vehicles" | "theme"
  >;
  /** The owner's page links to the vehicles' pages below it. */
  readonly siteUrl: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  /** Stderr is a terminal: the progress may redraw its line. */
  readonly isTerminal: boolean;
  /** Of standard output. */
  readonly columns: number;
  readonly hasColor: boolean;
}

/** `usage` and `cannotWrite` are the system's own numbers, EX_USAGE and EX_CANTCREAT. */
const EXIT_CODES = {
  healthy: 0,
  notes: 0,
  warnings: 1,
  errors: 2,
  usage: 64,
  cannotWrite: 73,
} as const;

export const DOCTOR_USAGE = `Usage: doctor [options]

Looks through the inventory and the last imports, and says what is wrong, what it means and what to do.

  --store <id>     only this store
  --json           the whole report as JSON on standard output
  --html [<file>]  a page with plots for the owner (default: inventory-<day>.html)

Exit code: 0 healthy, or notes alone; 1 warnings; 2 errors; 64 wrong usage; 73 the page cannot be written.
`;

interface DoctorCall {
  readonly storeId: string | null;
  readonly isJson: boolean;
  readonly htmlPath: string | null;
}

/** Resolves to the exit code, by the worst that was found. */
export async function doctorCommand(
  args: readonly string[],
  context: DoctorContext,
): Promise<number> {
  if (isHelpAsked(args)) {
    context.stdout.write(DOCTOR_USAGE);
    return EXIT_CODES.healthy;
  }
  const call = readCall(args, context);
  if (typeof call === "string") {
    context.stderr.write(`${call}\n\n${DOCTOR_USAGE}`);
    return EXIT_CODES.usage;
  }
  const examined = await examine(call, context);
  const report = doctorReport(examined, {
    nowMs: context.clock.nowMs(),
    storeGroup: context.profile.storeGroup.name,
    storeId: call.storeId,
  });
  context.stdout.write(
    call.isJson
      ? `${JSON.stringify(report, null, 2)}\n`
      : terminalReport(report, terminalStyle(context)),
  );
  const isWritten =
    call.htmlPath === null ||
    (await writePage(call.htmlPath, report, examined, context));
  if (call.htmlPath === null && !call.isJson)
    context.stdout.write(
      "With plots, as a page for the owner: npm run forecourt -- doctor --html\n",
    );
  return isWritten ? EXIT_CODES[report.health] : EXIT_CODES.cannotWrite;
}

async function examine(
  { storeId }: DoctorCall,
  context: DoctorContext,
): Promise<Examined> {
  const { inventory, clock, profile } = context;
  const { forSale } = await inventory.countVehicles();
  const words = { doing: "Looking at", what: "vehicles" };
  const progress = exportProgress(forSale, { ...context, words });
  const nowMs = clock.nowMs();
  try {
    return await examineInventory(
      context,
      {
        stores: profile.stores.map(({ id, timeZone }) => ({
          id,
          today: formatLocalTime(nowMs, timeZone).slice(0, 10),
        })),
        storeId,
        photoPolicy: getPhotoPolicy(profile),
        nowMs,
      },
      progress.show,
    );
  } finally {
    progress.end();
  }
}

async function writePage(
  path: string,
  report: DoctorReport,
  examined: Examined,
  { profile, siteUrl, stderr }: DoctorContext,
): Promise<boolean> {
  try {
    await writeFile(
      path,
      await doctorPage(report, examined.result, profile, siteUrl),
    );
  } catch (error) {
    stderr.write(`The page could not be written: ${String(error)}\n`);
    return false;
  }
  // With --json, standard output is the JSON alone.
  stderr.write(`The page is in ${path}\n`);
  return true;
}

/** The call, or a sentence about what is wrong with it. */
function readCall(
  args: readonly string[],
  { profile, clock }: DoctorContext,
): DoctorCall | string {
  const timeZone = profile.stores[0]?.timeZone ?? "UTC";
  const day = formatLocalTime(clock.nowMs(), timeZone).slice(0, 10);
  const parsed = parsedArgs(withFileName(args, `inventory-${day}.html`));
  if (typeof parsed === "string") return parsed;
  const { store, json, html } = parsed.values;
  const [unexpected] = parsed.positionals;
  if (unexpected !== undefined) return `"${unexpected}" was not expected here.`;
  if (store !== undefined && !profile.stores.some(({ id }) => id === store)) {
    const known = profile.stores.map(({ id, name }) => `  ${id}  ${name}`);
    return `There is no store "${store}". The stores are:\n${known.join("\n")}`;
  }
  return { storeId: store ?? null, isJson: json, htmlPath: html ?? null };
}

/** A file's name may be left out behind --html. */
function withFileName(args: readonly string[], name: string): string[] {
  return args.flatMap((arg, at) => {
    const next = args[at + 1];
    const isBare = arg === "--html" && (next?.startsWith("--") ?? true);
    return isBare ? [arg, name] : [arg];
  });
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: "string" },
        json: { type: "boolean", default: false },
        html: { type: "string" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
