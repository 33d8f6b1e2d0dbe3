import { existsSync } from "node:fs";
import path from "node:path";
import type { LeadRecord } from "#app/operator-ports.ts";
import { csvLine } from "#cli/csv-line.ts";
import { writeCsvFile } from "#cli/csv-file.ts";
import { isFileFault, writeAttachments } from "./attachment-files.ts";
import { exportProgress } from "./export-progress.ts";
import { LEAD_COLUMNS, leadCells } from "./lead-csv.ts";
import { homeTimeZone, many } from "./lead-words.ts";
import { readArguments, readMoment } from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";

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
  const [file, ...others] = positionals;
  if (others.length > 0)
    throw new WrongUsage(
      `One file at a time: ${file} was taken, ${others.join(" ")} was not expected.`,
    );
  const { clock, profile, stdout, stderr } = context;
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
  if (file === undefined || file === "-")
    return reportFaults(values.files ?? "", stderr, async () => {
      const count = await writeLeads(context, order, async (text) => {
        stdout.write(text);
      });
      stderr.write(`${many(count, "lead")} written.\n`);
    });
  if (!values.force && existsSync(file)) {
    stderr.write(
      `${file} is there already. Name another file, or say --force.\n`,
    );
    return EXIT_CODES.failed;
  }
  return reportFaults(file, stderr, async () => {
    const count = await writeCsvFile(file, (write) =>
      writeLeads(context, order, write),
    );
    stdout.write(`${many(count, "lead")} written to ${file}\n`);
  });
};

interface ExportOrder {
  readonly sinceMs: number;
  readonly filesFolder: string | null;
  readonly isForced: boolean;
}

async function reportFaults(
  file: string,
  stderr: LeadsContext["stderr"],
  write: () => Promise<void>,
): Promise<number> {
  try {
    await write();
    return EXIT_CODES.done;
  } catch (error) {
    if (!isFileFault(error)) throw error;
    stderr.write(
      error.code === "EEXIST" && error.path !== undefined
        ? `${error.path} is there already. Name another folder, or say --force.\n`
        : `${file} could not be written: ${error.message}\n`,
    );
    return EXIT_CODES.failed;
  }
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
    await write(csvLine(LEAD_COLUMNS));
    for await (const record of records.listAll(sinceMs)) {
      await writeFiles(record, context, order);
      await write(csvLine(leadCells(record)));
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
