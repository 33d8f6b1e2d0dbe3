import type { FocusEvent, ReactNode, RefObject } from "react";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { sendTypedAmount } from "#app/features/inventory-search/steps/typed-amounts.ts";
import { useDirectSubmit } from "./use-direct-submit.ts";

interface RangeFormProps extends ListPartProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly className: string;
  readonly facetKey: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The GET form carries the other filters along. */
export function RangeForm({
  ref,
  className,
  facetKey,
  label,
  page: { formAction, entries },
  t,
  children,
}: RangeFormProps) {
  const submit = useDirectSubmit();
  return (
    <form
      ref={ref}
      className={className}
      action={formAction}
      data-scroll="keep"
      data-amounts=""
      aria-label={label}
      onSubmit={submit}
    >
      {entries.map(
        ([name, value]) =>
          !name.startsWith(`${facetKey}_`) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      {children}
      <button
        className="btn btn--s"
        aria-label={t("applyRange", { range: label })}
      >
        {t("apply")}
      </button>
    </form>
  );
}

interface AmountInputProps {
  readonly id: string;
  readonly name: string;
  readonly isMoney: boolean;
  readonly value: string;
  readonly placeholder?: string | undefined;
}

export function AmountInput({ isMoney, value, ...field }: AmountInputProps) {
  return (
    <div
      className={isMoney ? "prefixed" : undefined}
      data-unit={isMoney ? "$" : undefined}
    >
      <input
        className="input input--s num"
        {...field}
        inputMode="numeric"
        pattern="[$0-9,.\s]*[kK]?\s*"
        maxLength={16}
        autoComplete="off"
        onBlur={applyTyped}
        defaultValue={value}
      />
    </div>
  );
}

/**
 * Typed amounts apply when focus leaves the form. They do not while focus goes from one amount to the other, because
 * a range is only said with both, nor when focus goes to a link or a button that does something else: an option takes
 * them along when it is pressed.
 */
function applyTyped({
  currentTarget: { form },
  relatedTarget,
}: FocusEvent<HTMLInputElement>): void {
  if (form === null) return;
  if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
  if (relatedTarget instanceof Element && relatedTarget.closest("a, button"))
    return;
  sendTypedAmount(form);
}
