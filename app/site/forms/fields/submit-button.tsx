import { useTexts } from "#app/site/page/use-texts.ts";
import { getButtonClass, type ButtonLook } from "#app/ui/button.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { useFormState } from "#app/site/forms/post-form.tsx";

interface SubmitButtonProps {
  readonly label: string;
  readonly look?: ButtonLook;
}

/** The button shows that the form is being sent; it keeps the focus, and a second press does nothing. */
export function SubmitButton({ label, look = "main" }: SubmitButtonProps) {
  const t = useTexts(formsCopy);
  const { isBusy } = useFormState();
  return (
    <button
      className={getButtonClass({ look, className: "submit" })}
      type="submit"
      aria-disabled={isBusy || undefined}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      <span aria-live="polite">{isBusy ? t("sending") : label}</span>
    </button>
  );
}
