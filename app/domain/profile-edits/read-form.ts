import type { JsonValue } from "#app/domain/console/json-value.ts";
import {
  cleanTypedLine,
  cleanTypedLines,
} from "#app/domain/forms/typed-text.ts";
import {
  formatForm,
  type FormSetting,
  listFieldNames,
  TICKED,
  type TypedForm,
} from "./format-form.ts";
import type { FormField } from "./form-fields.ts";
import { findJson, isJsonObject, putJson } from "./json-tree.ts";
import { writeNamedStores } from "./named-stores.ts";
import { readMoment, readMoney, readNumber, readTime } from "./typed-values.ts";

/**
 * The entry with what was typed. What nobody touched stays as it was written, and so does what the form does not show;
 * what cannot be read stays text, so that the check of the profile names it at its key.
 */
export function readForm(
  fields: readonly FormField[],
  typed: TypedForm,
  entry: JsonValue | undefined,
  setting: FormSetting,
): JsonValue {
  const before = formatForm(fields, entry, setting);
  let changed: JsonValue = entry ?? {};
  for (const field of fields) {
    const names = listFieldNames(field, setting);
    const isTouched = names.some(
      (name) => !isSameTyped(typed[name] ?? [], before[name] ?? []),
    );
    const isNew = findJson(entry, field.path) === undefined;
    if (isTouched || (isNew && field.whenEmpty !== "left-out"))
      changed = putField(field, typed, changed, setting);
  }
  return settleGroups(fields, typed, changed, setting);
}

function isSameTyped(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length === b.length &&
    a.every((it, at) => cleanTypedLines(it) === cleanTypedLines(b[at] ?? ""))
  );
}

function putField(
  field: FormField,
  typed: TypedForm,
  entry: JsonValue,
  setting: FormSetting,
): JsonValue {
  const values = typed[field.path.join(".")] ?? [];
  if (field.control === "stores") return writeNamedStores(entry, values);
  const value = readField(field, typed, entry, setting);
  return putJson(entry, field.path, value) ?? {};
}

function readField(
  field: FormField,
  typed: TypedForm,
  entry: JsonValue,
  setting: FormSetting,
): JsonValue | undefined {
  const { path, control, choices, isLong } = field;
  const values = typed[path.join(".")] ?? [];
  if (control === "flag") return values.includes(TICKED);
  if (control === "choices")
    return values.length === 0 && field.whenEmpty === "left-out"
      ? undefined
      : choices.filter((it) => values.includes(String(it)));
  if (control === "by-language")
    return readByLanguage(field, typed, findJson(entry, path), setting);
  const clean = isLong ? cleanTypedLines : cleanTypedLine;
  const text = clean(values[0] ?? "");
  if (text === "") return getEmpty(field);
  switch (control) {
    case "choice":
      return choices.find((it) => String(it) === text) ?? text;
    case "money":
      return readMoney(text);
    case "number":
      return readNumber(text);
    case "time":
      return readTime(text);
    case "moment":
      return readMoment(text, setting.timeZone);
    default:
      return text;
  }
}

/** Words that are the same in every language, or not translated yet, stand once. */
function readByLanguage(
  field: FormField,
  typed: TypedForm,
  before: JsonValue | undefined,
  { languages }: FormSetting,
): JsonValue | undefined {
  const clean = field.isLong ? cleanTypedLines : cleanTypedLine;
  const name = field.path.join(".");
  const words = languages.map(
    (language) =>
      [language, clean(typed[`${name}.${language}`]?.[0] ?? "")] as const,
  );
  const said = words.filter(([, text]) => text !== "");
  const [first] = said;
  if (first === undefined) return getEmpty(field);
  // A language that the site does not speak at the moment keeps its words.
  const kept = isJsonObject(before) ? before : {};
  const all: Readonly<Record<string, JsonValue>> = {
    ...kept,
    ...Object.fromEntries(words.map(([it, text]) => [it, text || first[1]])),
  };
  return Object.values(all).every((it) => it === first[1]) ? first[1] : all;
}

function getEmpty({ whenEmpty }: FormField): JsonValue | undefined {
  if (whenEmpty === "left-out") return undefined;
  return whenEmpty === "null" ? null : "";
}

/** A group of which nothing was typed is not there at all. */
function settleGroups(
  fields: readonly FormField[],
  typed: TypedForm,
  entry: JsonValue,
  setting: FormSetting,
): JsonValue {
  let settled = entry;
  for (const { group } of fields) {
    if (group === null) continue;
    const isEmpty = fields
      .filter((it) => it.group?.path.join(".") === group.path.join("."))
      .flatMap((it) => listFieldNames(it, setting))
      .every((name) => (typed[name] ?? []).every((it) => it.trim() === ""));
    if (isEmpty)
      settled =
        putJson(
          settled,
          group.path,
          group.whenEmpty === "null" ? null : undefined,
        ) ?? {};
  }
  return settled;
}
