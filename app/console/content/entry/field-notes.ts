import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { contentCopy } from "../copy.ts";
import type { EntryFieldProps, WordsProps } from "./entry-fields.tsx";
import type { FieldFault } from "./faults.ts";
import { getBuiltIn } from "../text-sentences.server.ts";
import { getChoiceLabel } from "../words.ts";

/** What helps to fill a field in, in one sentence or two. */
export function getHint(props: WordsProps): string | undefined {
  const { asked, part, id, field, language } = props;
  const t = getTexts(asked, contentCopy);
  const hints = [
    field.control === "money" ? t("moneyHint") : "",
    field.control === "time" && part !== "hours" ? t("timeHint") : "",
    language !== undefined && language !== asked.ports.profile.site.languages[0]
      ? t("spanishHint")
      : "",
    part === "texts"
      ? t("builtIn", { sentence: getBuiltIn(id, field.path[0] ?? "en") })
      : "",
    sayTheirs(props, props.name),
  ].filter((it) => it !== "");
  return hints.length === 0 ? undefined : hints.join(" ");
}

/** Beside what was typed, where it is not the same. */
export function sayTheirs(
  { asked, typed, theirs, field }: EntryFieldProps,
  name: string,
): string {
  if (theirs === null) return "";
  const t = getTexts(asked, contentCopy);
  const values = theirs[name] ?? [];
  if (values.join("\n") === (typed[name] ?? []).join("\n")) return "";
  if (field.control === "flag")
    return t("theirs", { value: t(values.length > 0 ? "yes" : "no") });
  const said = values
    .filter((it) => it !== "")
    .map((it) => nameChoice(asked, field, it))
    .join(", ");
  return t("theirs", { value: said || t("empty") });
}

export function nameChoice(
  asked: AskedByPerson,
  { control, choices }: FormField,
  value: string,
): string {
  if (control === "store" || control === "stores")
    return (
      asked.ports.profile.stores.find(({ id }) => id === value)?.name ?? value
    );
  return choices.length > 0 ? getChoiceLabel(asked, value) : value;
}

export function sayFault(
  asked: AskedByPerson,
  fault: FieldFault | undefined,
): string | undefined {
  if (fault === undefined) return undefined;
  return "key" in fault ? getTexts(asked, contentCopy)(fault.key) : fault.said;
}
