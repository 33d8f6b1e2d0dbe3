import type { FocusEvent } from "react";

interface AmountInputProps {
  readonly id: string;
  readonly name: string;
  readonly isMoney: boolean;
  /** This is the text that the field shows. */
  readonly value: string;
  readonly placeholder?: string | undefined;
}

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

/**
 * A typed amount applies when focus leaves the field, unless it goes to a link or a button that does something
 * else.
 */
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
