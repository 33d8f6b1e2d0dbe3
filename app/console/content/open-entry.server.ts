import { createHash } from "node:crypto";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import {
  findEntry,
  isOwnEntry,
} from "#app/domain/profile-edits/entry-edits.ts";
import {
  EDITED_PARTS,
  type EditedPart,
  type Entry,
  NEW_ENTRY,
} from "#app/domain/profile-edits/part-rules.ts";
import type { FormSetting } from "#app/domain/profile-edits/format-form.ts";
import type { ContentRead } from "#app/ports/content-ports.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import { isTextKey } from "./text-sentences.server.ts";

export type ReadContent = Extract<ContentRead, { readonly status: "read" }>;

/** One entry that somebody may edit, and the file that it stands in. */
export interface OpenEntry {
  readonly part: EditedPart;
  readonly entry: Entry;
  readonly isNew: boolean;
  readonly read: ReadContent;
  /** Another one whenever the entry is another: of the same file others may be edited meanwhile. */
  readonly mark: string;
}

/** A file that cannot be read; "not-theirs" is of another store, of nobody, or no entry at all. */
export type OpenOutcome =
  OpenEntry | { readonly problem: string } | "not-theirs";

export function findPart(name: string | undefined): EditedPart | null {
  return EDITED_PARTS.find((it) => it === name) ?? null;
}

export async function openEntry(asked: AskedByPerson): Promise<OpenOutcome> {
  const { ports, params, person } = asked;
  const part = findPart(params["part"]);
  if (part === null) return "not-theirs";
  const read = await ports.content.read(PART_RULES[part].file);
  if (read.status === "broken") return read;
  const id = params["id"] ?? "";
  const entry = findEntry(part, read.document, id);
  if (entry === null) return "not-theirs";
  if (part === "texts" && !isTextKey(id) && isEmpty(entry)) return "not-theirs";
  const isNew = entry.value === undefined;
  // Nobody owns a new entry of a list of all stores yet: its stores are asked when it is saved.
  const isOpen = isNew && (part === "offers" || part === "staff");
  if (!isOpen && !isOwnEntry(person, entry)) return "not-theirs";
  return { part, entry, isNew, read, mark: markValue(entry.value) };
}

function isEmpty({ value }: Entry): boolean {
  return Object.keys(Object(value)).length === 0;
}

function markValue(value: JsonValue | undefined): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex")
    .slice(0, 16);
}

export function getSetting({ ports }: AskedByPerson): FormSetting {
  const [store] = ports.profile.stores;
  return {
    timeZone: store?.timeZone ?? "UTC",
    languages: ports.profile.site.languages,
  };
}

/** The page that an entry is listed on: hours stand on the first one. */
export function isListed(part: EditedPart): boolean {
  return part !== "hours";
}

/** The address of a new entry of a store's own list has the store in it. */
export function getNewId(part: EditedPart, storeId: string | null): string {
  return part === "special-days" && storeId !== null
    ? `${storeId}.${NEW_ENTRY}`
    : NEW_ENTRY;
}
