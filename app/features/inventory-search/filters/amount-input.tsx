import type { FocusEvent } from "react";

interface AmountInputProps {
  readonly id: string;
  readonly name: string;
  readonly isMoney: boolean;
  /** As the field shows them. */
  readonly value: string;
  readonly placeholder?: string | undefined;
}

/** A number of a filter's form. */
export function AmountInput({
  id,
  name,
  isMoney,
  value,
  placeholder,
}: AmountInputProps) {
  return (
    <div
      className={isMoney ? "prefixed" : undefined}
      data-prefix={isMoney ? "$" : undefined}
    >
      <input
        className="input input--s num"
        id={id}
        name={name}
        inputMode="numeric"
        pattern="[$0-9,]*"
        maxLength={9}
        autoComplete="off"
        onBlur={applyTyped}
        defaultValue={value}
        placeholder={placeholder}
      />
    </div>
  );
}

/** What was typed holds once its field is left, unless for a link or a button that does something else. */
function applyTyped({
  currentTarget: field,
  relatedTarget,
}: FocusEvent<HTMLInputElement>): void {
  if (field.value === field.defaultValue || !field.form?.checkValidity())
    return;
  if (relatedTarget instanceof Element && relatedTarget.closest("a, button"))
    return;
  field.form.requestSubmit();
}
