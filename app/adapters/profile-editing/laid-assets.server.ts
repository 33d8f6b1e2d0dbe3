import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { isFileMissing } from "#app/adapters/file-system.server.ts";
import type { ProfileAsset } from "#app/ports/content-ports.ts";
import { layDraft } from "./file-draft.server.ts";

/**
 * A name has the hash of its bytes, so a file that is there is the same one. Pictures stand before the check of the text
 * that names them; one that no text comes to name is seen by nobody. The answer takes back those that are new.
 */
export async function layAssets(
  folder: string,
  assets: readonly ProfileAsset[],
): Promise<() => Promise<void>> {
  const laid: string[] = [];
  const takeBack = async () => {
    for (const file of laid) await rm(file, { force: true });
  };
  try {
    for (const { name, bytes } of assets) {
      const file = path.join(folder, name);
      if (await isThere(file)) continue;
      await mkdir(path.dirname(file), { recursive: true });
      const draft = await layDraft(file, bytes);
      laid.push(file);
      await draft.takePlace();
    }
    return takeBack;
  } catch (error) {
    await takeBack().catch(() => {});
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isFileMissing(error)) return false;
    throw error;
  }
}
