import { Icon } from "./icon.tsx";
import { useFormReset } from "./use-form-reset.ts";

interface SearchFieldProps {
  readonly id: string;
  /** Where the form leads; the words travel as `q`. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly defaultValue?: string;
  /** Of the page around it: another one shows its own words. */
  readonly state?: string;
  /** Other query entries that the search keeps. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
  readonly className?: string;
}

/** A plain GET form: one field for words, one button. */
export function SearchField({
  id,
  action,
  label,
  placeholder,
  submitLabel,
  defaultValue,
  state = "",
  kept = [],
  className,
}: SearchFieldProps) {
  const form = useFormReset(state);
  return (
    <search>
      <form
        ref={form}
        className={className === undefined ? "search" : `search ${className}`}
        action={action}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="search-box">
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            {label}
          </label>
          <input
            className="input"
            id={id}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            maxLength={200}
            defaultValue={defaultValue}
            placeholder={placeholder}
            autoComplete="off"
          />
        </div>
        <button className="btn btn--main">{submitLabel}</button>
      </form>
    </search>
  );
}
