import { getDescribedBy, FieldNotes } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly defaultValue?: string | undefined;
  /** The label stands beside the control instead of above it. */
  readonly isInline?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly errorPrefix?: string | undefined;
}

/** This is a native choice of one value, with its label. */
export function Select({
  id,
  name,
  label,
  options,
  defaultValue,
  isInline = false,
  hint,
  error,
  errorPrefix,
}: SelectProps) {
  let classes = isInline ? "field field--inline" : "field";
  if (error !== undefined) classes += " field--error";
  return (
    <div className={classes}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <select
        className={isInline ? "select select--s" : "select"}
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={getDescribedBy(id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
