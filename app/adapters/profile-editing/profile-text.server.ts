import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  decodeProfileText,
  listProfileFolders,
  type ProfileFile,
} from "#app/adapters/config/profile-folder.server.ts";
import { formatStoreProfileFault } from "#app/adapters/config/profile-files.server.ts";
import { readProfileParts } from "#app/adapters/config/profile-parts.server.ts";
import {
  isFileMissing,
  isFolderMissing,
} from "#app/adapters/file-system.server.ts";
import type { EditedFile } from "#app/domain/profile-edits/part-rules.ts";
import type { ContentRead } from "#app/ports/content-ports.ts";

interface ProfileText extends ProfileFile {
  readonly name: EditedFile;
}

/** The folder's own file, or that of the profile it extends. */
export async function readText(
  folder: string,
  name: EditedFile,
): Promise<ProfileText> {
  for (const place of listProfileFolders(folder)) {
    try {
      const bytes = await readFile(path.join(place, name));
      return { name, ...decodeProfileText(bytes) };
    } catch (error) {
      if (!isFileMissing(error) && !isFolderMissing(error)) throw error;
    }
  }
  return { name, content: "" };
}

/** A file that is no JSON, or says one thing twice, is read by nobody until it was mended. */
export function readContent(file: ProfileText): ContentRead {
  const { content } = file;
  const [fault] = readProfileParts([file]).faults;
  if (fault !== undefined)
    return {
      status: "broken",
      problem: formatStoreProfileFault(fault),
      revision: hashText(content),
    };
  return {
    status: "read",
    document: JSON.parse(content.replace(/^\uFEFF/, "")),
    text: content,
    revision: hashText(content),
  };
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
