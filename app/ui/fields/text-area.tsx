import { getDescribedBy, FieldNotes } from "./field.tsx";

interface TextAreaProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly errorPrefix?: string | undefined;
}

export function TextArea({
  id,
  label,
  hint,
  error,
  errorPrefix,
  ...area
}: TextAreaProps) {
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <textarea
        {...area}
        className="textarea"
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      />
    </div>
  );
}
