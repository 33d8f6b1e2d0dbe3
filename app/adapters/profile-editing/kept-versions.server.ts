import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import {
  isFileMissing,
  isFolderMissing,
} from "#app/adapters/file-system.server.ts";
import type { EditedFile } from "#app/domain/profile-edits/part-rules.ts";
import type { ContentVersion } from "#app/ports/content-ports.ts";
import { layDraft } from "./file-draft.server.ts";
import { hashText } from "./profile-text.server.ts";

/** So many texts of before are kept of each file. */
const MOST_VERSIONS = 50;
/** Names in the order of time: milliseconds, then the beginning of the text's hash. */
const NAME = /^\d{15}-[0-9a-f]{12}$/;
const ENDING = ".json";

const keptVersion = v.object({
  untilMs: v.number(),
  by: v.object({ personId: v.nullable(v.string()), name: v.string() }),
  subject: v.string(),
  text: v.string(),
});

export interface KeptVersions {
  keep(version: Omit<ContentVersion, "id">): Promise<void>;
  list(file: EditedFile): Promise<readonly ContentVersion[]>;
  find(file: EditedFile, id: string): Promise<ContentVersion | null>;
}

/**
 * Texts of before lie below the data's folder, not in the profile's: neither its check nor its followers see them. A data
 * folder that serves several profiles keeps them apart by their path.
 */
export function openKeptVersions(
  dataFolder: string,
  profileFolder: string,
): KeptVersions {
  const root = path.join(
    dataFolder,
    "profile-versions",
    `${path.basename(profileFolder)}-${hashText(path.resolve(profileFolder)).slice(0, 8)}`,
  );

  async function listNames(file: EditedFile): Promise<readonly string[]> {
    try {
      const names = await readdir(path.join(root, file));
      return names
        .map((it) => path.basename(it, ENDING))
        .filter((it) => NAME.test(it))
        .toSorted()
        .toReversed();
    } catch (error) {
      if (isFolderMissing(error)) return [];
      throw error;
    }
  }

  async function find(
    file: EditedFile,
    id: string,
  ): Promise<ContentVersion | null> {
    if (!NAME.test(id)) return null;
    try {
      const text = await readFile(path.join(root, file, id + ENDING), "utf8");
      return { id, file, ...v.parse(keptVersion, JSON.parse(text)) };
    } catch (error) {
      if (isFileMissing(error) || isFolderMissing(error)) return null;
      throw error;
    }
  }

  return {
    find,
    async keep({ file, ...version }) {
      const folder = path.join(root, file);
      await mkdir(folder, { recursive: true });
      const name = `${String(version.untilMs).padStart(15, "0")}-${hashText(version.text).slice(0, 12)}`;
      const draft = await layDraft(
        path.join(folder, name + ENDING),
        `${JSON.stringify(version)}\n`,
      );
      await draft.takePlace();
      for (const old of (await listNames(file)).slice(MOST_VERSIONS))
        await rm(path.join(folder, old + ENDING), { force: true });
    },
    async list(file) {
      const versions: ContentVersion[] = [];
      for (const name of await listNames(file)) {
        const version = await find(file, name);
        if (version !== null) versions.push(version);
      }
      return versions;
    },
  };
}
