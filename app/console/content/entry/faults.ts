import { PART_RULES } from "#app/domain/profile-edits/edited-parts.ts";
import { findFaultPath } from "#app/domain/profile-edits/entry-edits.ts";
import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import type { JsonPath } from "#app/domain/profile-edits/json-tree.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import { BREAK_MESSAGE } from "#app/domain/store-profile/hours.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { ContentFault } from "#app/ports/content-ports.ts";
import type { contentCopy } from "../copy.ts";

type FaultKey = Extract<
  keyof (typeof contentCopy)["sentences"],
  `fault.${string}`
>;

/** A fault at a field: the console's own words where it has some, else those of the profile's check. */
export type FieldFault = { readonly key: FaultKey } | { readonly said: string };

export interface FormFaults {
  /** By the name of a field. */
  readonly byName: Readonly<Record<string, FieldFault>>;
  /** Faults of something else, as `profile check` says them. */
  readonly others: readonly string[];
}

export const NO_FAULTS: FormFaults = { byName: {}, others: [] };

/** The messages of the profile's tables, which are made for who writes JSON. */
const MESSAGES: readonly (readonly [start: string, key: FaultKey])[] = [
  ["must not be blank", "fault.blank"],
  ['must be text, or { "en"', "fault.blank"],
  ["must be a time of day", "fault.time"],
  ["must be a day of the calendar", "fault.day"],
  ["must be a date and time", "fault.moment"],
  ["must be a US phone number", "fault.phone"],
  ["must be an e-mail address", "fault.email"],
  ["must be an amount in cents", "fault.money"],
  ["must be whole cents", "fault.money"],
  ["must be a number", "fault.number"],
  ["must be a whole number", "fault.number"],
  ["must not be negative", "fault.number"],
  ["must be at least 1", "fault.number"],
  ["must be a path that starts with /", "fault.link"],
  ["must be an address that starts", "fault.link"],
  ["must be a picture", "fault.picture"],
  ['must be text between "1"', "fault.rating"],
  ["open must be before close", "fault.order"],
  [BREAK_MESSAGE, "fault.break"],
  ["must be after startDate", "fault.ends"],
  ["must name one category", "fault.choice"],
];

const CHOICES: readonly FormField["control"][] = ["choice", "choices", "store"];

export function placeFaults(
  part: EditedPart,
  document: JsonValue,
  id: string,
  faults: readonly ContentFault[],
): FormFaults {
  const { file, fields } = PART_RULES[part];
  const byName: Record<string, FieldFault> = {};
  const others: string[] = [];
  for (const fault of faults) {
    const path =
      fault.file === file
        ? findFaultPath(part, document, id, fault.path)
        : null;
    const field = path === null ? undefined : findField(fields, path);
    if (path === null || field === undefined) others.push(fault.line);
    else byName[getFaultName(field, path)] ??= toFieldFault(field, fault);
  }
  return { byName, others };
}

/** The field that the path leads into; of a fault about a whole day or group its first one. */
function findField(
  fields: readonly FormField[],
  path: JsonPath,
): FormField | undefined {
  const isAlong = ({ path: own }: FormField) =>
    own.every((it, at) => at >= path.length || path[at] === it);
  return path.length === 0 ? undefined : fields.find(isAlong);
}

/** Words by language have a field each. */
function getFaultName({ path, control }: FormField, fault: JsonPath): string {
  const name = path.join(".");
  return control === "by-language"
    ? `${name}.${fault[path.length] ?? "en"}`
    : name;
}

function toFieldFault(
  { control }: FormField,
  { message }: ContentFault,
): FieldFault {
  const key = MESSAGES.find(([start]) => message.startsWith(start))?.[1];
  if (key !== undefined) return { key };
  return CHOICES.includes(control)
    ? { key: "fault.choice" }
    : { said: message };
}
