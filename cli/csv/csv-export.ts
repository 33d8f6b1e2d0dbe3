import { existsSync } from "node:fs";
import { writeCsvFile } from "./csv-file.ts";
import { isFileFault } from "#cli/leads/attachment-files.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";

interface CsvExport {
  /** Undefined and "-" stand for standard output. */
  readonly file: string | undefined;
  readonly isForced: boolean;
  /** It answers how many rows it wrote. */
  readonly fill: (write: (text: string) => Promise<void>) => Promise<number>;
  /** Reads "3 leads". */
  readonly formatCount: (count: number) => string;
  /** In words, where something else than the file cannot be written; else null. */
  readonly describeFault?: (error: NodeJS.ErrnoException) => string | null;
}

interface Output {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** The one file that a command was given, if any. Throws WrongUsage for a second. */
export function takeOneFile([file, ...others]: readonly string[]):
  string | undefined {
  if (others.length > 0)
    throw new WrongUsage(
      `One file at a time: ${file} was taken, ${others.join(" ")} was not expected.`,
    );
  return file;
}

/** Writes a file whole or not at all, or to standard output; the answer is the exit code. */
export async function exportCsv(
  { file, isForced, fill, formatCount, describeFault }: CsvExport,
  { stdout, stderr }: Output,
): Promise<number> {
  const isStreamed = file === undefined || file === "-";
  if (!isStreamed && !isForced && existsSync(file)) {
    stderr.write(
      `${file} is there already. Name another file, or say --force.\n`,
    );
    return EXIT_CODES.failed;
  }
  try {
    if (isStreamed) {
      const count = await fill(async (text) => void stdout.write(text));
      stderr.write(`${formatCount(count)} written.\n`);
    } else {
      const count = await writeCsvFile(file, fill);
      stdout.write(`${formatCount(count)} written to ${file}\n`);
    }
    return EXIT_CODES.done;
  } catch (error) {
    if (!isFileFault(error)) throw error;
    const said =
      describeFault?.(error) ??
      (isStreamed ? null : `${file} could not be written: ${error.message}`);
    if (said === null) throw error;
    stderr.write(`${said}\n`);
    return EXIT_CODES.failed;
  }
}
