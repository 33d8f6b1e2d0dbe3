import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { cleanLine } from "#app/domain/leads/clean-text.ts";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";

/** Attachments hold personal data, so files and folders are for their owner alone. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The names of the written files. A file that is there is replaced only by force; else the error has code EEXIST. */
export async function writeAttachments(
  folder: string,
  attachments: readonly LeadAttachment[],
  isForced: boolean,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const names = nameFiles(attachments);
  for (const [at, { bytes }] of attachments.entries()) {
    const file = path.join(folder, names[at] ?? "");
    if (isForced) await rm(file, { force: true });
    // The flag follows no link.
    await writeFile(file, bytes, { flag: "wx", mode: FILE_MODE });
  }
  return names;
}

/** A name that is stored is never a path, and two attachments of one name get two files. */
function nameFiles(
  attachments: readonly Pick<LeadAttachment, "fileName">[],
): readonly string[] {
  const taken = new Set<string>();
  return attachments.map(({ fileName }) => {
    const bare = cleanLine(fileName).split(/[\\/]/).at(-1) ?? "";
    const safe = /^\.*$/.test(bare) ? "attachment" : bare;
    const { name: stem, ext } = path.parse(safe);
    let name = safe;
    for (let count = 2; taken.has(name.toLowerCase()); count++)
      name = `${stem} (${count})${ext}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

export function isFileFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}
