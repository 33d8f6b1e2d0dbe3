import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { FormField } from "./form-fields.ts";
import { findJson, findText } from "./json-tree.ts";
import { readNamedStores } from "./named-stores.ts";
import { formatMomentTyped, formatMoneyTyped } from "./typed-values.ts";

/** What stands in a form's fields, by their names. A box that is not ticked has no value. */
export type TypedForm = Readonly<Record<string, readonly string[]>>;

export interface FormSetting {
  /** Days and times are typed as the dealership's clock shows them. */
  readonly timeZone: string;
  /** The site's, the first one first. */
  readonly languages: readonly Language[];
}

/** A tick, as it is posted. */
export const TICKED = "yes";

/** One name a field, and one for each language where a text has several. */
export function listFieldNames(
  { path, control }: Pick<FormField, "path" | "control">,
  { languages }: Pick<FormSetting, "languages">,
): readonly string[] {
  const name = path.join(".");
  return control === "by-language"
    ? languages.map((language) => `${name}.${language}`)
    : [name];
}

/** The entry as its form shows it. */
export function formatForm(
  fields: readonly FormField[],
  entry: JsonValue | undefined,
  setting: FormSetting,
): TypedForm {
  return Object.fromEntries(
    fields.flatMap((field) =>
      Object.entries(formatField(field, entry, setting)),
    ),
  );
}

function formatField(
  field: FormField,
  entry: JsonValue | undefined,
  setting: FormSetting,
): TypedForm {
  const { path, control, standard } = field;
  const name = path.join(".");
  if (control === "stores") return { [name]: readNamedStores(entry) ?? [] };
  const value = findJson(entry, path) ?? standard;
  if (control === "by-language")
    return Object.fromEntries(
      setting.languages.map((language) => [
        `${name}.${language}`,
        [typeof value === "string" ? value : findText(value, [language])],
      ]),
    );
  if (control === "flag") return { [name]: value === true ? [TICKED] : [] };
  if (control === "choices")
    return { [name]: Array.isArray(value) ? value.map(String) : [] };
  return { [name]: [formatSingle(field, value, setting)] };
}

function formatSingle(
  { control }: FormField,
  value: JsonValue | undefined,
  { timeZone }: FormSetting,
): string {
  if (value === undefined || value === null || typeof value === "object")
    return "";
  if (control === "money" && typeof value === "number")
    return formatMoneyTyped(value);
  return control === "moment"
    ? formatMomentTyped(String(value), timeZone)
    : String(value);
}
