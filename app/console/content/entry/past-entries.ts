import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import { findEntry } from "#app/domain/profile-edits/entry-edits.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import {
  formatForm,
  listFieldNames,
  type FormSetting,
} from "#app/domain/profile-edits/format-form.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import type { ContentVersion } from "#app/ports/content-ports.ts";
import { getLabel } from "../words.ts";

/** One entry as it was before a change, and what was different in it. */
export interface PastEntry {
  readonly version: ContentVersion;
  readonly value: JsonValue;
  readonly changes: readonly {
    readonly label: string;
    readonly value: string;
  }[];
}

/** A page shows the last ones; `forecourt profile versions` lists all. */
const MOST_SHOWN = 5;
/** Their ids are places in a list, and another entry may have stood there. */
const WITHOUT_NAMES: readonly EditedPart[] = ["special-days", "reviews"];

/** Versions in which the entry was another one than now, the newest first; of several alike the newest. */
export function listPastEntries(
  asked: AskedByPerson,
  part: EditedPart,
  entry: { readonly id: string; readonly value: JsonValue | undefined },
  versions: readonly ContentVersion[],
  setting: FormSetting,
): readonly PastEntry[] {
  if (WITHOUT_NAMES.includes(part)) return [];
  const seen = new Set([JSON.stringify(entry.value)]);
  const past: PastEntry[] = [];
  for (const version of versions) {
    if (past.length === MOST_SHOWN) break;
    const value = readPast(part, entry.id, version);
    const text = JSON.stringify(value);
    if (value === undefined || seen.has(text)) continue;
    seen.add(text);
    const changes = listChanges(asked, part, entry.value, value, setting);
    past.push({ version, value, changes });
  }
  return past;
}

export function readPast(
  part: EditedPart,
  id: string,
  { text }: ContentVersion,
): JsonValue | undefined {
  try {
    return findEntry(part, JSON.parse(text), id)?.value;
  } catch {
    // A version may be of a file that somebody broke by hand.
    return undefined;
  }
}

function listChanges(
  asked: AskedByPerson,
  part: EditedPart,
  now: JsonValue | undefined,
  before: JsonValue,
  setting: FormSetting,
): PastEntry["changes"] {
  const { fields } = PART_RULES[part];
  const [typedNow, typedBefore] = [now, before].map((it) =>
    formatForm(fields, it, setting),
  );
  return fields.flatMap((field) =>
    listFieldNames(field, setting).flatMap((name) => {
      const value = typedBefore?.[name]?.join(", ") ?? "";
      if (value === (typedNow?.[name]?.join(", ") ?? "")) return [];
      const label = field.path
        .filter((it) => it !== "additional")
        .map((it) => getLabel(asked, part, it))
        .join(", ");
      return [{ label, value }];
    }),
  );
}
