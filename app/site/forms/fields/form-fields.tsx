import type { ComponentProps, ReactNode } from "react";
import { formsCopy } from "#app/site/forms/copy.ts";
import {
  getFieldId,
  SUBMIT_BUTTON,
  useFormState,
} from "#app/site/forms/post-form.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type ButtonLook, getButtonClass } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/fields/choice.tsx";
import {
  Field,
  FieldNotes,
  getDescribedBy,
  TextArea,
} from "#app/ui/fields/field.tsx";
import { Select } from "#app/ui/fields/select.tsx";

interface FieldProps {
  /** The form's schema has the same name. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** It takes one line. */
export function TextField({
  name,
  ...input
}: FieldProps & Omit<ComponentProps<typeof Field>, "id">) {
  const { value, ...field } = useField(name);
  return <Field {...input} {...field} defaultValue={value} />;
}

/** It takes what an odometer says. */
export function MilesField(field: FieldProps) {
  const t = useTexts(formsCopy);
  return (
    <TextField
      {...field}
      unit={t("milesUnit")}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

export function TextAreaField({
  name,
  rows = 5,
  ...area
}: Pick<ComponentProps<typeof TextArea>, "name" | "label" | "hint" | "rows">) {
  const { value, ...field } = useField(name);
  return <TextArea {...area} {...field} rows={rows} defaultValue={value} />;
}

export function SelectField({
  name,
  ...select
}: FieldProps & Pick<ComponentProps<typeof Select>, "options">) {
  const { value, ...field } = useField(name);
  return <Select {...select} {...field} defaultValue={value} />;
}

/** One of few choices. */
export function RadioField({
  name,
  ...group
}: Pick<
  ComponentProps<typeof RadioGroup>,
  "name" | "legend" | "hint" | "options"
>) {
  const { value, error, ...field } = useField(name);
  return (
    <RadioGroup
      {...group}
      {...field}
      chosen={value}
      {...(error !== undefined && { error })}
    />
  );
}

/** A row of few ways on, of which the chosen one shows its fields: by rules of its page, so that it needs no script. */
export function WayField({
  name,
  legend,
  options,
}: Pick<ComponentProps<typeof RadioGroup>, "name" | "legend" | "options">) {
  const { id, value: chosen } = useField(name);
  return (
    <fieldset className="ways" id={id}>
      <legend className="vh">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** It is unticked unless it was ticked before. */
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

/** Custom controls use this. */
export function useField(name: string) {
  const form = useFormState();
  const t = useTexts(formsCopy);
  return {
    id: getFieldId(form, name),
    name,
    value: form.values[name] ?? "",
    error: form.corrected.has(name) ? undefined : form.errors[name],
    errorPrefix: t("errorPrefix"),
  };
}

/** While the form is being sent, the button keeps the focus, and a second press does nothing. */
export function SubmitButton({
  label,
  busyLabel,
  look = "main",
}: {
  readonly label: ReactNode;
  /** Of a form that sends nothing to anybody. */
  readonly busyLabel?: string;
  readonly look?: ButtonLook;
}) {
  const t = useTexts(formsCopy);
  const form = useFormState();
  const { isBusy } = form;
  return (
    <button
      id={getFieldId(form, SUBMIT_BUTTON)}
      className={getButtonClass({ look, className: "submit" })}
      type="submit"
      aria-disabled={isBusy || undefined}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      <span aria-live="polite">
        {isBusy ? (busyLabel ?? t("sending")) : label}
      </span>
    </button>
  );
}
