import path from "node:path";
import type { LeadRecord } from "#app/domain/leads/lead-record.ts";
import { formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { exportCsv, takeOneFile } from "#cli/csv/csv-export.ts";
import { writeAttachments } from "./attachment-files.ts";
import { exportProgress } from "./export-progress.ts";
import { LEAD_COLUMNS, listLeadCells } from "#app/domain/leads/lead-csv.ts";
import { homeTimeZone, many } from "./lead-words.ts";
import { readArguments, readMoment } from "./leads-arguments.ts";
import type { LeadsCommand, LeadsContext } from "./leads-context.ts";

export const EXPORT_USAGE = `Usage: leads export [<file>] [options]

Writes leads with their contact details as CSV, oldest first, to a file or to standard output. Cells that a
spreadsheet would take for formulas begin with an apostrophe. Attachments are named, and written with --files.

  --since <day>     received on this day or later: 2026-11-20, or 30d for thirty days
  --files <folder>  write attachments, too: a folder for each lead that has some, called by its reference
  --force           write over files that are there
`;

export const leadsExport: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    since: { type: "string" },
    files: { type: "string" },
    force: { type: "boolean", default: false },
  });
  const file = takeOneFile(positionals);
  const { clock, profile } = context;
  const sinceMs =
    readMoment(values.since, "--since", {
      nowMs: clock.nowMs(),
      timeZone: homeTimeZone(profile),
    }) ?? 0;
  const order: ExportOrder = {
    sinceMs,
    filesFolder: values.files ?? null,
    isForced: values.force,
  };
  return exportCsv(
    {
      file,
      isForced: values.force,
      fill: (write) => writeLeads(context, order, write),
      formatCount: (count) => many(count, "lead"),
      describeFault: (error) => describeFilesFault(error, order),
    },
    context,
  );
};

interface ExportOrder {
  readonly sinceMs: number;
  readonly filesFolder: string | null;
  readonly isForced: boolean;
}

function describeFilesFault(
  { code, path: place, message }: NodeJS.ErrnoException,
  { filesFolder }: ExportOrder,
): string | null {
  if (filesFolder === null || place === undefined) return null;
  if (code === "EEXIST")
    return `${place} is there already. Name another folder, or say --force.`;
  return path.resolve(place).startsWith(path.resolve(filesFolder))
    ? `${filesFolder} could not be written: ${message}`
    : null;
}

async function writeLeads(
  context: LeadsContext,
  { sinceMs, ...order }: ExportOrder,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const { records } = context;
  const progress = exportProgress(await records.countSince(sinceMs), context);
  let count = 0;
  try {
    await write(formatCsvLine(LEAD_COLUMNS));
    for await (const record of records.listAll(sinceMs)) {
      await writeFiles(record, context, order);
      await write(formatCsvLine(listLeadCells(record)));
      progress.show(++count);
    }
  } finally {
    progress.end();
  }
  return count;
}

async function writeFiles(
  { id, reference }: LeadRecord,
  { records }: LeadsContext,
  { filesFolder, isForced }: Omit<ExportOrder, "sinceMs">,
): Promise<void> {
  if (filesFolder === null) return;
  const attachments = await records.readAttachments(id);
  if (attachments.length > 0)
    await writeAttachments(
      path.join(filesFolder, reference),
      attachments,
      isForced,
    );
}
