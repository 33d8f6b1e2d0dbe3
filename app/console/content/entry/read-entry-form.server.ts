import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import { PICTURE_KEYS } from "#app/domain/store-profile/content/pictures.ts";
import { MOST_FILE_BYTES } from "#app/domain/vehicle-edits/upload-limits.ts";
import type { ProfileAsset } from "#app/ports/content-ports.ts";
import {
  isUnreadableUpload,
  type PictureProblem,
  type SentFile,
  type SentUpload,
} from "#app/ports/picture-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { readPosted } from "#app/console/frame/posted.ts";
import { contentCopy } from "../copy.ts";
import { type FieldFault, type FormFaults, NO_FAULTS } from "./faults.ts";

/** What was sent for an entry: its fields, and pictures in the place of what their fields say. */
export interface EntryForm {
  readonly posted: FormData;
  /** By the name of their field. */
  readonly assets: Readonly<Record<string, ProfileAsset>>;
  readonly faults: FormFaults;
}

/** The field of a form in which a file is chosen, beside that of the picture's address. */
export function nameFileField(name: string): string {
  return `${name}.file`;
}

export function isPictureField({ path }: FormField): boolean {
  return (
    path.length === 1 &&
    PICTURE_KEYS.some(({ key }) => key[1] === "*" && key[2] === path[0])
  );
}

export async function readEntryForm(
  asked: AskedByPerson,
  part: EditedPart,
): Promise<EntryForm> {
  const { upload } = asked.request;
  if (upload === null)
    return {
      posted: await readPosted(asked.request),
      assets: {},
      faults: NO_FAULTS,
    };
  try {
    return await readUpload(asked, part, upload);
  } catch (error) {
    if (!isUnreadableUpload(error)) throw error;
    const others = [getTexts(asked, contentCopy)("fault.unreadable")];
    return {
      posted: new FormData(),
      assets: {},
      faults: { byName: {}, others },
    };
  }
}

async function readUpload(
  asked: AskedByPerson,
  part: EditedPart,
  upload: SentUpload,
): Promise<EntryForm> {
  const posted = new FormData();
  const assets: Record<string, ProfileAsset> = {};
  const byName: Record<string, FieldFault> = {};
  const names = PART_RULES[part].fields
    .filter(isPictureField)
    .map(({ path }) => path.join("."));
  for await (const sent of upload.readParts(MOST_FILE_BYTES)) {
    if ("text" in sent) posted.append(sent.name, sent.text);
    else {
      const name = names.find((it) => nameFileField(it) === sent.name);
      // A form without a choice sends a file without a name.
      if (name === undefined || sent.fileName === "") continue;
      const kept = await keepFile(asked, part, sent);
      if ("asset" in kept) assets[name] = kept.asset;
      else byName[name] = kept;
    }
  }
  const hasFaults = Object.keys(byName).length > 0;
  return {
    posted,
    assets,
    faults: hasFaults ? { byName, others: [] } : NO_FAULTS,
  };
}

const FAULT_KEYS = {
  empty: "fault.file.kind",
  svg: "fault.file.kind",
  kind: "fault.file.kind",
  heic: "fault.file.heic",
  broken: "fault.file.broken",
  pixels: "fault.file.large",
  "too-long": "fault.file.large",
  busy: "fault.file.busy",
  "no-room": "fault.file.busy",
} as const satisfies Record<PictureProblem | "too-long" | "no-room", string>;

async function keepFile(
  asked: AskedByPerson,
  part: EditedPart,
  { fileName, bytes }: SentFile,
): Promise<{ readonly asset: ProfileAsset } | FieldFault> {
  const kept =
    typeof bytes === "string"
      ? bytes
      : await asked.ports.pictures.keepAsset(bytes);
  if (typeof kept === "string")
    return {
      said: getTexts(asked, contentCopy)(FAULT_KEYS[kept], {
        file: fileName.slice(0, 80),
      }),
    };
  return {
    asset: {
      name: `assets/${part}-${kept.hash.slice(0, 12)}.${kept.ending}`,
      bytes: kept.bytes,
    },
  };
}
