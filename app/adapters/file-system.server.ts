import { open, rename, rm } from "node:fs/promises";

export function isFileMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}

/** A file in the folder's place counts as missing, too. */
export function isFolderMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Programs write a file under such names until it is whole. */
const UNFINISHED =
  /^[.~]|~$|\.(?:part|partial|tmp|temp|filepart|crdownload|download|upload|uploading|inprogress|swp|lock)$/i;

export function isUnfinished(fileName: string): boolean {
  return UNFINISHED.test(fileName);
}

/** The file is on the disk and whole before it gets its name, even if the power fails; a failure leaves no draft. */
export async function writeWhole(
  path: string,
  bytes: Buffer,
  { draft, mode }: { readonly draft: string; readonly mode?: number },
): Promise<void> {
  try {
    const file = await open(draft, "w", mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    // What went wrong first is what there is to say.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
