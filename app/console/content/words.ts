import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import {
  findJson,
  findText,
  type JsonPath,
} from "#app/domain/profile-edits/json-tree.ts";
import type {
  EditedPart,
  Entry,
} from "#app/domain/profile-edits/part-rules.ts";
import { splitId } from "#app/domain/profile-edits/store-parts.ts";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { contentCopy } from "./copy.ts";

/** A key of the profile in the console's words. */
export function getLabel(
  asked: AskedByPerson,
  part: EditedPart,
  key: string,
): string {
  const name = part === "staff" && key === "title" ? "staffTitle" : key;
  const text = `label.${name}`;
  return isTextOf(contentCopy, text) ? getTexts(asked, contentCopy)(text) : key;
}

export function getChoiceLabel(
  asked: AskedByPerson,
  choice: string | number,
): string {
  const text = `choice.${choice}`;
  return isTextOf(contentCopy, text)
    ? getTexts(asked, contentCopy)(text)
    : String(choice);
}

export function getFieldLabel(
  asked: AskedByPerson,
  part: EditedPart,
  { path, whenEmpty, control }: FormField,
): string {
  const label = getLabel(asked, part, path.at(-1) ?? "");
  const isOptional =
    whenEmpty !== "fault" && control !== "flag" && part !== "texts";
  return isOptional
    ? getTexts(asked, contentCopy)("optional", { label })
    : label;
}

/** Words by language in the language of who asks. */
export function readWords(
  { language }: Pick<AskedByPerson, "language">,
  value: JsonValue | undefined,
  path: JsonPath = [],
): string {
  const found = findJson(value, path);
  if (typeof found === "string") return found;
  return findText(found, [language]) || findText(found, ["en"]);
}

/** What an entry is called in lists and as the title of its form. */
export function nameEntry(
  asked: AskedByPerson,
  part: EditedPart,
  { id, value }: Entry,
): string {
  switch (part) {
    case "offers":
      return readWords(asked, value, ["title"]) || id;
    case "staff":
      return `${findText(value, ["firstName"])} ${findText(value, ["lastName"])}`;
    case "hours":
      return nameHours(asked, id);
    case "special-days":
      return `${formatDay(asked, findText(value, ["day"]))}: ${readWords(asked, value, ["name"])}`;
    case "reviews":
      return findText(value, ["reviewerName"]);
    case "texts":
      return id;
  }
}

function nameHours(asked: AskedByPerson, id: string): string {
  const [storeId, name] = splitId(id);
  const store = asked.ports.profile.stores.find((it) => it.id === storeId);
  return getTexts(asked, contentCopy)("hoursOf", {
    department: nameDepartment(asked, storeId, name),
    store: store?.name ?? storeId,
  });
}

export function nameDepartment(
  asked: AskedByPerson,
  storeId: string,
  name: string,
): string {
  const text = `department.${name}`;
  if (isTextOf(contentCopy, text)) return getTexts(asked, contentCopy)(text);
  const store = asked.ports.profile.stores.find((it) => it.id === storeId);
  const further = store?.furtherDepartments.find((it) => it.id === name);
  return further?.name[asked.language] ?? name;
}

function formatDay(
  { language }: Pick<AskedByPerson, "language">,
  day: string,
): string {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(atMs)
    ? day
    : new Intl.DateTimeFormat(toLocale(language), {
        weekday: "short",
        month: "short",
        day: "numeric",
        year: "numeric",
        timeZone: "UTC",
      }).format(atMs);
}
