import type { InputHTMLAttributes, RefObject } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { getDescribedBy, FieldNotes } from "#app/ui/fields/field.tsx";
import { Select, type SelectOption } from "#app/ui/fields/select.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { getFieldId, useFormState } from "#app/site/forms/post-form.tsx";

interface FieldProps {
  /** The name is the field's in the form's schema. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | "type"
      | "autoComplete"
      | "autoCapitalize"
      | "inputMode"
      | "spellCheck"
      | "accept"
    > {
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** This is one line of text, or a file with `type="file"`. */
export function TextField({
  name,
  label,
  hint,
  inputRef,
  type = "text",
  ...input
}: TextFieldProps) {
  const { id, value, error, errorPrefix } = useField(name);
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <input
        {...input}
        ref={inputRef}
        className="input"
        id={id}
        name={name}
        type={type}
        defaultValue={type === "file" ? undefined : value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      />
    </div>
  );
}

/** The field takes several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  rows = 5,
}: FieldProps & { readonly rows?: number }) {
  const { id, value, error, errorPrefix } = useField(name);
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <textarea
        className="textarea"
        id={id}
        name={name}
        rows={rows}
        defaultValue={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      />
    </div>
  );
}

/** The visitor picks one of several values from a list. */
export function SelectField({
  name,
  label,
  hint,
  options,
}: FieldProps & { readonly options: readonly SelectOption[] }) {
  const { id, value, error, errorPrefix } = useField(name);
  return (
    <Select
      id={id}
      name={name}
      label={label}
      hint={hint}
      options={options}
      defaultValue={value}
      error={error}
      errorPrefix={errorPrefix}
    />
  );
}

/** The checkbox is unticked unless it was ticked before. */
export function CheckboxField({
  name,
  label,
}: Pick<FieldProps, "name" | "label">) {
  const { id, value, error, errorPrefix } = useField(name);
  return (
    <div className={error === undefined ? undefined : "field--error"}>
      <FieldNotes id={id} error={error} errorPrefix={errorPrefix} />
      <label className="check">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={value !== ""}
          aria-describedby={getDescribedBy(id, undefined, error)}
        />
        <span className="check-text">{label}</span>
      </label>
    </div>
  );
}

/** A custom control learns this about its field. */
export function useField(name: string) {
  const form = useFormState();
  const t = useTexts(formsCopy);
  return {
    id: getFieldId(form, name),
    value: form.values[name] ?? "",
    error: form.errors[name],
    errorPrefix: t("errorPrefix"),
  };
}
