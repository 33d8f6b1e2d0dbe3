import type { ConsentRecord, ConsentRecords } from "#app/operator-ports.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";
import { exportCsv, takeOneFile } from "#cli/csv/csv-export.ts";
import { formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { homeTimeZone } from "#cli/leads/lead-words.ts";
import { readArguments, readMoment } from "#cli/leads/leads-arguments.ts";

export const EXPORT_USAGE = `Usage: consents export [<file>] [options]

Writes the consent ledger as CSV, oldest first, to a file or to standard output: who agreed to what, when, on which
page, in which words, and whether the browser sent a privacy signal. Cells that a spreadsheet would take for formulas
begin with an apostrophe.

  --since <day>    from this day on: 2026-11-20, or 30d for thirty days
  --until <day>    before this day
  --visitor <id>   of one visitor, by the id that leads export gives
  --force          write over a file that is there
`;

export interface ConsentsContext {
  readonly records: ConsentRecords;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "leads" | "stores">;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

export const CONSENT_COLUMNS = [
  "number",
  "at",
  "kind",
  "choice",
  "privacy_signal",
  "visitor",
  "page",
  "text_version",
  "text_sha256",
  "text",
  "client_address",
  "user_agent",
];

export async function consentsExport(
  args: readonly string[],
  context: ConsentsContext,
): Promise<number> {
  const { values, positionals } = readArguments(args, {
    since: { type: "string" },
    until: { type: "string" },
    visitor: { type: "string" },
    force: { type: "boolean", default: false },
  });
  const calendar = {
    nowMs: context.clock.nowMs(),
    timeZone: homeTimeZone(context.profile),
  };
  const wanted = {
    sinceMs: readMoment(values.since, "--since", calendar) ?? 0,
    untilMs:
      readMoment(values.until, "--until", calendar) ?? Number.MAX_SAFE_INTEGER,
    visitorId: values.visitor ?? null,
  };
  return exportCsv(
    {
      file: takeOneFile(positionals),
      isForced: values.force,
      fill: (write) => writeEntries(context.records, wanted, write),
      formatCount: countEntries,
    },
    context,
  );
}

async function writeEntries(
  records: ConsentRecords,
  wanted: Parameters<ConsentRecords["listAll"]>[0],
  write: (text: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  await write(formatCsvLine(CONSENT_COLUMNS));
  for await (const record of records.listAll(wanted)) {
    await write(formatCsvLine(listCells(record)));
    count += 1;
  }
  return count;
}

/** In the order of CONSENT_COLUMNS. */
function listCells(record: ConsentRecord): readonly string[] {
  const [choice = "", signal] = record.choice.split("; ");
  return [
    String(record.id),
    new Date(record.atMs).toISOString(),
    record.kind,
    choice,
    signal === undefined ? "no" : "yes",
    record.visitorId ?? "",
    record.path,
    record.textVersion,
    record.textHash,
    record.text,
    record.clientAddress,
    record.userAgent,
  ];
}

function countEntries(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "entry" : "entries"}`;
}
