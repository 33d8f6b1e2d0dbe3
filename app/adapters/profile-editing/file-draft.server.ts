import { randomBytes } from "node:crypto";
import {
  open,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from "node:fs/promises";
import path from "node:path";
import { isFileMissing } from "#app/adapters/file-system.server.ts";
import { MINUTE_MS } from "#app/domain/time.ts";

/** A new text that lies whole on the disk, beside the file whose place it is to take. */
export interface FileDraft {
  /** From one moment to the next the file has the new text, even if the power fails. */
  takePlace(): Promise<void>;
  discard(): Promise<void>;
}

/** No profile has files of such names: they begin with a dot. */
const DRAFT = /^\..+\.[0-9a-f]{12}\.draft$/;
/** A process that was killed left it. */
const LEFT_BEHIND_MS = 10 * MINUTE_MS;

export async function layDraft(
  file: string,
  text: string | Uint8Array,
): Promise<FileDraft> {
  const folder = path.dirname(file);
  await sweepDrafts(folder);
  const draft = path.join(
    folder,
    `.${path.basename(file)}.${randomBytes(6).toString("hex")}.draft`,
  );
  const discard = () => rm(draft, { force: true });
  try {
    await writeSynced(draft, text, await readMode(file));
  } catch (error) {
    await discard().catch(() => {});
    throw error;
  }
  return {
    async takePlace() {
      await rename(draft, file);
      await syncFolder(folder);
    },
    discard,
  };
}

async function writeSynced(
  file: string,
  text: string | Uint8Array,
  mode: number | undefined,
): Promise<void> {
  const opened = await open(file, "wx", mode);
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Whoever may read the file of before may read the new one. */
async function readMode(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mode & 0o777;
  } catch (error) {
    if (isFileMissing(error)) return undefined;
    throw error;
  }
}

/** The new name is on the disk, too. Windows opens no folders, and keeps names by itself. */
async function syncFolder(folder: string): Promise<void> {
  let opened: FileHandle;
  try {
    opened = await open(folder, "r");
  } catch {
    return;
  }
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function sweepDrafts(folder: string): Promise<void> {
  const beforeMs = Date.now() - LEFT_BEHIND_MS;
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const file = path.join(folder, name);
    try {
      if ((await stat(file)).mtimeMs < beforeMs) await rm(file);
    } catch (error) {
      if (!isFileMissing(error)) throw error;
    }
  }
}
