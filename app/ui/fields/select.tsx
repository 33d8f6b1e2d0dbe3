import { buildErrorAttributes, FieldFrame, type FieldTexts } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly SelectOption[];
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
