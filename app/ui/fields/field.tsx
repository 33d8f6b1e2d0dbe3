import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Input = Pick<
  ComponentProps<"input">,
  | "ref"
  | "type"
  | "defaultValue"
  | "autoCapitalize"
  | "autoComplete"
  | "spellCheck"
  | "inputMode"
  | "placeholder"
  | "list"
  | "required"
  | "min"
  | "max"
  | "step"
>;

export interface FieldTexts {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Screen readers say it before the error: "Error:". */
  readonly errorPrefix?: string | undefined;
}

interface FieldProps extends Input, FieldTexts {
  readonly name: string;
  /** Of what is typed: dollars before it, any other behind it. */
  readonly unit?: string;
}

export function Field({
  id,
  name,
  label,
  hint,
  error,
  errorPrefix,
  type = "text",
  unit,
  ...input
}: FieldProps) {
  const texts = { id, label, hint, error, errorPrefix };
  const control = (
    <input
      {...input}
      className="input"
      id={id}
      name={name}
      type={type}
      {...buildErrorAttributes(texts)}
    />
  );
  return (
    <FieldFrame {...texts}>
      {unit === undefined ? (
        control
      ) : (
        <div
          className={unit === "$" ? "prefixed" : "suffixed"}
          data-unit={unit}
        >
          {control}
        </div>
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends Omit<FieldTexts, "label"> {
  readonly name: string;
  /** Part of it may come and go with what is chosen above. */
  readonly label: ReactNode;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly rows?: number;
}

export function TextArea({
  id,
  label,
  hint,
  error,
  errorPrefix,
  ...area
}: TextAreaProps) {
  const texts = { id, label, hint, error, errorPrefix };
  return (
    <FieldFrame {...texts}>
      <textarea
        {...area}
        className="textarea"
        id={id}
        {...buildErrorAttributes(texts)}
      />
    </FieldFrame>
  );
}

interface FieldFrameProps extends Omit<FieldTexts, "label"> {
  readonly label: ReactNode;
  /** It stands beside the control instead of above it. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
}

export function FieldFrame({
  isInline = false,
  children,
  ...texts
}: FieldFrameProps) {
  let classes = isInline ? "field field--inline" : "field";
  if (texts.error !== undefined) classes += " field--error";
  return (
    <div className={classes}>
      <label htmlFor={texts.id}>{texts.label}</label>
      <FieldNotes {...texts} />
      {children}
    </div>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
  errorPrefix,
}: Omit<FieldTexts, "label">) {
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

export function buildErrorAttributes({
  id,
  hint,
  error,
}: Omit<FieldTexts, "label">) {
  return {
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": getDescribedBy(id, hint, error),
  } as const;
}

/** Ids of the notes that describe a control; undefined when there are none. */
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
