import path from "node:path";
import {
  formatStoreProfileFault,
  type StoreProfileFault,
} from "#app/adapters/config/profile-files.server.ts";
import type { AuditTrail } from "#app/ports/console-ports.ts";
import type {
  ContentChange,
  ContentDesk,
  ContentFault,
  SaveOutcome,
} from "#app/ports/content-ports.ts";
import { layDraft } from "./file-draft.server.ts";
import { layAssets } from "./laid-assets.server.ts";
import { openKeptVersions } from "./kept-versions.server.ts";
import { hashText, readContent, readText } from "./profile-text.server.ts";

/** What the check of a whole profile found, with a new text in the place of one file. */
export interface DraftCheck {
  /** What forbids the text. */
  readonly faults: readonly StoreProfileFault[];
  /** What a server that runs cannot take over. */
  readonly restarts: readonly StoreProfileFault[];
  /** Serves what was checked, once it is saved. */
  readonly serve: () => Promise<void>;
}

export interface ContentDeskOptions {
  readonly folder: string;
  /** Texts of before are kept below it. */
  readonly dataFolder: string;
  readonly check: (draft: {
    readonly name: string;
    readonly text: string;
  }) => Promise<DraftCheck>;
  readonly audit: Pick<AuditTrail, "add">;
}

/**
 * Edits the files of a profile's folder. The order of a save is: lay new pictures into `assets/`, check, lay the new text beside the file, keep the old
 * one, write the audit line, rename. Only a rename is left once the line stands, so no change is without its line; a
 * process that ends between the two leaves a line of a change that nobody was told of.
 */
export function openContentDesk(options: ContentDeskOptions): ContentDesk {
  const { folder, dataFolder } = options;
  const versions = openKeptVersions(dataFolder, folder);
  let last: Promise<unknown> = Promise.resolve();

  async function save(change: ContentChange): Promise<SaveOutcome> {
    const takeBack = await layAssets(folder, change.assets ?? []);
    try {
      const outcome = await saveText(change);
      if (outcome.status !== "saved") await takeBack();
      return outcome;
    } catch (error) {
      await takeBack().catch(() => {});
      throw error;
    }
  }

  async function saveText(change: ContentChange): Promise<SaveOutcome> {
    const { file, text, by, nowMs, subject } = change;
    const current = await readText(folder, file);
    if (hashText(current.content) !== change.revision)
      return { status: "stale" };
    const { faults, restarts, serve } = await options.check({
      name: file,
      text,
    });
    // Another site that pages would load from is refused here, or it would hold all that is saved after it.
    const own = restarts.filter((it) => it.file === file);
    if (faults.length + own.length > 0)
      return { status: "refused", faults: [...faults, ...own].map(toFault) };
    const draft = await layDraft(path.join(folder, file), text);
    try {
      await versions.keep({
        file,
        untilMs: nowMs,
        by,
        subject,
        text: current.content,
      });
      // The check took its time, and somebody with an editor knows of no lock.
      const now = await readText(folder, file);
      if (hashText(now.content) !== change.revision) {
        await draft.discard();
        return { status: "stale" };
      }
      await options.audit.add({
        atMs: nowMs,
        by,
        storeId: change.storeId,
        action: change.action,
        subject,
        before: change.before,
        after: change.after,
      });
      await draft.takePlace();
    } catch (error) {
      await draft.discard().catch(() => {});
      throw error;
    }
    const isLive = restarts.length === 0;
    if (isLive) await serve();
    return { status: "saved", isLive };
  }

  return {
    read: async (file) => readContent(await readText(folder, file)),
    save(change) {
      const saved = last.then(() => save(change)).catch(sayUnwritable);
      last = saved.catch(() => {});
      return saved;
    },
    listVersions: (file) => versions.list(file),
    findVersion: (file, id) => versions.find(file, id),
  };
}

function toFault(fault: StoreProfileFault): ContentFault {
  const { file, message, path: inFile = [] } = fault;
  return { file, message, path: inFile, line: formatStoreProfileFault(fault) };
}

const UNWRITABLE: Readonly<Record<string, string>> = {
  EROFS: "its disk is read-only",
  EACCES: "the server may not write there",
  EPERM: "the server may not write there",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full",
  ENOENT: "the folder is gone",
  ENOTDIR: "the folder is gone",
};

/** Nothing was changed, and who runs the server can mend it. */
function sayUnwritable(error: unknown): SaveOutcome {
  const code =
    error instanceof Error && "code" in error ? String(error.code) : "";
  const problem = UNWRITABLE[code];
  // The database has words of its own.
  if (problem === undefined || !(error instanceof Error && "syscall" in error))
    throw error;
  return { status: "unwritable", problem };
}
