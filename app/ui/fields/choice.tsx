import type { ReactNode } from "react";
import { FieldNotes, type FieldTexts } from "./field.tsx";

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

interface RadioGroupProps extends Omit<FieldTexts, "label"> {
  readonly name: string;
  /** Hidden words where a heading says the same. */
  readonly legend: ReactNode;
  /** What an answer means may stand below its words. */
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
  }[];
  readonly chosen?: string;
}

/** Use it for one of few choices, a select for one of many. */
export function RadioGroup({
  id,
  name,
  legend,
  options,
  chosen,
  ...notes
}: RadioGroupProps) {
  return (
    <fieldset
      className={notes.error === undefined ? "field" : "field field--error"}
    >
      <legend className="label">{legend}</legend>
      <FieldNotes id={id} {...notes} />
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
