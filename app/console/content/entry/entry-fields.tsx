import type { FormField } from "#app/domain/profile-edits/form-fields.ts";
import {
  listFieldNames,
  TICKED,
  type TypedForm,
} from "#app/domain/profile-edits/format-form.ts";
import { MOST_FILE_MEGABYTES } from "#app/domain/vehicle-edits/upload-limits.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import {
  Field,
  FieldNotes,
  getDescribedBy,
  TextArea,
} from "#app/ui/fields/field.tsx";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { contentCopy } from "../copy.ts";
import { getHint, nameChoice, sayFault, sayTheirs } from "./field-notes.ts";
import type { FormFaults } from "./faults.ts";
import { isPictureField, nameFileField } from "./read-entry-form.server.ts";
import { getFieldLabel, getLabel } from "../words.ts";

export interface EntryFieldProps {
  readonly asked: AskedByPerson;
  readonly part: EditedPart;
  readonly id: string;
  readonly field: FormField;
  readonly typed: TypedForm;
  /** What stands there now, where somebody else saved meanwhile. */
  readonly theirs: TypedForm | null;
  readonly faults: FormFaults;
}

/** One field of the schema: a control for it, or one for each language. */
export function EntryField(props: EntryFieldProps) {
  const { asked, field } = props;
  if (field.control === "flag") return <Flag {...props} />;
  if (field.control === "choices" || field.control === "stores")
    return <Boxes {...props} />;
  if (field.control === "choice" || field.control === "store")
    return <Choice {...props} />;
  const { languages } = asked.ports.profile.site;
  return (
    <>
      {listFieldNames(field, { languages }).map((name, at) => (
        <Words
          key={name}
          {...props}
          name={name}
          language={field.control === "by-language" ? languages[at] : undefined}
        />
      ))}
    </>
  );
}

export interface WordsProps extends EntryFieldProps {
  readonly name: string;
  readonly language: string | undefined;
}

const TYPES: Readonly<Partial<Record<FormField["control"], string>>> = {
  day: "date",
  moment: "datetime-local",
  email: "email",
  phone: "tel",
};

function Words(props: WordsProps) {
  const { asked, part, field, typed, name, language } = props;
  const t = getTexts(asked, contentCopy);
  const own = getFieldLabel(asked, part, field);
  const isSeveral =
    language !== undefined && asked.ports.profile.site.languages.length > 1;
  const label = isSeveral
    ? t("inLanguage", { label: own, language: getLabel(asked, part, language) })
    : own;
  const texts = {
    id: name,
    name,
    label,
    hint: getHint(props),
    error: sayFault(asked, props.faults.byName[name]),
    errorPrefix: t("errorPrefix"),
    defaultValue: typed[name]?.[0] ?? "",
  };
  if (field.isLong) return <TextArea {...texts} rows={4} />;
  return (
    <>
      <Field
        {...texts}
        type={TYPES[field.control] ?? "text"}
        autoComplete="off"
        {...(["money", "number"].includes(field.control) && {
          inputMode: "decimal",
        })}
      />
      {isPictureField(field) && (
        <PictureFile asked={asked} name={name} label={label} />
      )}
    </>
  );
}

interface PictureFileProps extends Pick<EntryFieldProps, "asked"> {
  readonly name: string;
  readonly label: string;
}

/** A file goes before the address beside it. What is wrong with it stands at the address. */
function PictureFile({ asked, name, label }: PictureFileProps) {
  const t = getTexts(asked, contentCopy);
  return (
    <FileField
      id={nameFileField(name)}
      name={nameFileField(name)}
      accept="image/jpeg,image/png,image/webp,image/avif"
      label={t("pictureFile", { field: label })}
      hint={t("pictureFileHint", { megabytes: MOST_FILE_MEGABYTES })}
    />
  );
}

function listValues(
  { asked }: EntryFieldProps,
  { control, choices }: FormField,
): readonly string[] {
  return control === "store" || control === "stores"
    ? asked.stores.map(({ id }) => id)
    : choices.map(String);
}

function Choice(props: EntryFieldProps) {
  const { asked, part, field, typed, faults } = props;
  const name = field.path.join(".");
  const value = typed[name]?.[0] ?? "";
  const isEmptyAllowed =
    value === "" || (field.whenEmpty !== "fault" && field.standard == null);
  const t = getTexts(asked, contentCopy);
  return (
    <Select
      id={name}
      name={name}
      label={getFieldLabel(asked, part, field)}
      hint={sayTheirs(props, name) || undefined}
      error={sayFault(asked, faults.byName[name])}
      errorPrefix={t("errorPrefix")}
      defaultValue={value}
      options={[
        ...(isEmptyAllowed ? [{ value: "", label: "—" }] : []),
        ...listValues(props, field).map((it) => ({
          value: it,
          label: nameChoice(asked, field, it),
        })),
      ]}
    />
  );
}

function Boxes(props: EntryFieldProps) {
  const { asked, part, field, typed, faults } = props;
  const name = field.path.join(".");
  const t = getTexts(asked, contentCopy);
  const notes = {
    id: name,
    hint:
      [
        field.control === "stores" && asked.person.storeIds === null
          ? t("storesHint")
          : "",
        sayTheirs(props, name),
      ]
        .filter((it) => it !== "")
        .join(" ") || undefined,
    error: sayFault(asked, faults.byName[name]),
    errorPrefix: t("errorPrefix"),
  };
  return (
    <fieldset
      id={name}
      aria-describedby={getDescribedBy(name, notes.hint, notes.error)}
    >
      <legend>{getFieldLabel(asked, part, field)}</legend>
      <FieldNotes {...notes} />
      {listValues(props, field).map((value) => (
        <label key={value} className="console-choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={typed[name]?.includes(value) ?? false}
          />
          <span>{nameChoice(asked, field, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Flag(props: EntryFieldProps) {
  const { asked, part, field, typed, faults } = props;
  const name = field.path.join(".");
  const hint = sayTheirs(props, name) || undefined;
  const error = sayFault(asked, faults.byName[name]);
  return (
    <div>
      <label className="console-choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          value={TICKED}
          defaultChecked={typed[name]?.includes(TICKED) ?? false}
          aria-describedby={getDescribedBy(name, hint, error)}
        />
        <span>{getFieldLabel(asked, part, field)}</span>
      </label>
      <FieldNotes id={name} hint={hint} error={error} />
    </div>
  );
}
