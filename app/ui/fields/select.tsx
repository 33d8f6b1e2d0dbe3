import { buildErrorAttributes, FieldFrame, type FieldTexts } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** A label of several options, which cannot be chosen itself. */
interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface SelectProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly defaultValue?: string | undefined;
  readonly isInline?: boolean;
  readonly autoComplete?: string;
}

export function Select({
  name,
  options,
  defaultValue,
  isInline = false,
  autoComplete,
  ...texts
}: SelectProps) {
  return (
    <FieldFrame {...texts} isInline={isInline}>
      <select
        className={isInline ? "select select--s" : "select"}
        id={texts.id}
        name={name}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        {...buildErrorAttributes(texts)}
      >
        {options.map((it) =>
          "value" in it ? (
            renderOption(it)
          ) : (
            <optgroup key={it.label} label={it.label}>
              {it.options.map(renderOption)}
            </optgroup>
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function renderOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
