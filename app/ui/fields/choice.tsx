import { FieldNotes } from "./field.tsx";

interface CheckboxProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly isChecked?: boolean;
  readonly disabled?: boolean;
}

/** The words beside the checkbox are part of what can be pressed. */
export function Checkbox({
  name,
  label,
  value,
  isChecked = false,
  disabled,
}: CheckboxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        disabled={disabled}
      />
      <span>{label}</span>
    </label>
  );
}

interface RadioGroupProps {
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly chosen?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly errorPrefix?: string;
}

/** Use it for one of few choices; use a select for one of many. */
export function RadioGroup({
  id,
  name,
  legend,
  options,
  chosen,
  hint,
  error,
  errorPrefix,
}: RadioGroupProps) {
  return (
    <fieldset className={error === undefined ? "field" : "field field--error"}>
      <legend className="label">{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value} className="check radio">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
