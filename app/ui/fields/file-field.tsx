import { getDescribedBy, FieldNotes } from "./field.tsx";

interface FileFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** It lists file name endings and media types, separated by commas. */
  readonly accept: string;
  /** The hint says which files, and how large, because the browser does not. */
  readonly hint: string;
  readonly error?: string;
  readonly errorPrefix?: string;
}

/** The browser's own file control says what was chosen in the visitor's language. */
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
