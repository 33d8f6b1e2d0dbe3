import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Input = Pick<
  ComponentProps<"input">,
  | "ref"
  | "type"
  | "defaultValue"
  | "accept"
  | "autoCapitalize"
  | "autoComplete"
  | "spellCheck"
  | "inputMode"
  | "placeholder"
  | "required"
  | "min"
  | "max"
  | "step"
>;

interface FieldProps extends Input {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A screen reader says it before the error: "Error:". */
  readonly errorPrefix?: string | undefined;
}

/** A text field shows its label, its hint and what is wrong with it. */
export function Field({
  id,
  name,
  label,
  hint,
  error,
  errorPrefix,
  type = "text",
  ...input
}: FieldProps) {
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <input
        {...input}
        className="input"
        id={id}
        name={name}
        type={type}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      />
    </div>
  );
}

interface FieldNotesProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly errorPrefix?: string | undefined;
}

export function FieldNotes({ id, hint, error, errorPrefix }: FieldNotesProps) {
  return (
    <>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="error-text" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            {errorPrefix !== undefined && (
              <span className="vh">{errorPrefix} </span>
            )}
            {error}
          </span>
        </span>
      )}
    </>
  );
}

/** These are the ids of the notes that describe a control; it is undefined when it has none. */
export function getDescribedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  const ids = [];
  if (hint !== undefined) ids.push(`${id}-hint`);
  if (error !== undefined) ids.push(`${id}-error`);
  return ids.length === 0 ? undefined : ids.join(" ");
}
