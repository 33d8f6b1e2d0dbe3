import { getDescribedBy, FieldNotes } from "./field.tsx";

interface FileFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** File name endings and media types, separated by commas. */
  readonly accept: string;
  /** Which files, and how large: the browser does not say it. */
  readonly hint: string;
  readonly error?: string;
  readonly errorPrefix?: string;
}

/** The browser's own file choice: it says what was chosen in the visitor's language. */
export function FileField({
  id,
  name,
  label,
  accept,
  hint,
  error,
  errorPrefix,
}: FileFieldProps) {
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <input
        className="input file"
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      />
    </div>
  );
}
