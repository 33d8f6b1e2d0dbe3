import { type SubmitEvent, useEffect } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { getButtonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { phoneVerificationCopy } from "./copy.ts";
import type { PhoneSteps } from "./use-phone-steps.ts";

interface PhoneStepFormProps {
  readonly steps: PhoneSteps;
  readonly field: "phone" | "code";
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly onSend: (typed: string) => Promise<void>;
}

/** The form is one field and one button; the server's words about the field stand at it, and focus goes there. */
export function PhoneStepForm({
  steps,
  field,
  label,
  hint,
  button,
  onSend,
}: PhoneStepFormProps) {
  const t = useTexts(phoneVerificationCopy);
  const { errors, isBusy } = steps;
  const id = `phone-dialog-${field}`;
  useEffect(() => {
    if (errors[field] !== undefined) document.getElementById(id)?.focus();
  }, [errors, field, id]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(field);
    void onSend(typeof typed === "string" ? typed : "");
  }

  return (
    <form className="form" noValidate onSubmit={send}>
      <div role="alert">
        {errors.error !== undefined && (
          <p className="error-text">{errors.error}</p>
        )}
      </div>
      <Field
        id={id}
        name={field}
        label={label}
        hint={hint}
        error={errors[field]}
        errorPrefix={t("errorPrefix")}
        type={field === "phone" ? "tel" : "text"}
        inputMode={field === "phone" ? "tel" : "numeric"}
        autoComplete={field === "phone" ? "tel" : "one-time-code"}
      />
      <button
        className={getButtonClass({ look: "main" })}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? t("sending") : button}
      </button>
    </form>
  );
}
