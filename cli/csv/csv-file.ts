import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { FILE_MODE } from "#cli/leads/attachment-files.ts";

/** Without it a spreadsheet misreads every accent. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Whole or not at all: a draft beside it takes its name at the end. */
export async function writeCsvFile<T>(
  file: string,
  fill: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${file}.${process.pid}.part`;
  const stream = createWriteStream(draft, { flags: "wx", mode: FILE_MODE });
  const written = finished(stream);
  // Whoever waits for it below hears of it.
  written.catch(() => {});
  try {
    stream.write(BYTE_ORDER_MARK);
    const result = await fill(async (text) => {
      if (!stream.write(text))
        await Promise.race([once(stream, "drain"), written]);
    });
    stream.end();
    await written;
    await rename(draft, file);
    return result;
  } finally {
    stream.destroy();
    await rm(draft, { force: true });
  }
}
