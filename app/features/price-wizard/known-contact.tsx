import { type FormEvent, type ReactNode, useState } from "react";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { wizardCopy } from "./copy.ts";

const FIELDS = ["firstName", "lastName", "email", "phone"] as const;

/** Whoever has just given them looks over three lines, and finds the fields behind them: without a script too. */
export function KnownContact({
  hasAgreed,
  children,
}: {
  /** They agreed to be contacted there, on this site and in these words. */
  readonly hasAgreed: boolean;
  readonly children: ReactNode;
}) {
  const t = useTexts(wizardCopy);
  const { values, errors } = useFormState();
  const [typed, setTyped] = useState(values);
  const needsFields = FIELDS.some(
    (name) => errors[name] !== undefined || (values[name] ?? "") === "",
  );
  const { firstName = "", lastName = "", email = "", phone = "" } = typed;

  function noteTyped({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    setTyped((before) => ({ ...before, [name]: value }));
  }

  return (
    <div className="wizard-known">
      <p dir="auto">
        {firstName} {lastName}
      </p>
      <p dir="auto">{email}</p>
      <p dir="auto">{phone}</p>
      {hasAgreed && <p className="wizard-agreed">{t("agreed")}</p>}
      <details open={needsFields}>
        <summary>
          {t("change")}
          <span className="vh"> {t("changeDetails")}</span>
        </summary>
        <div className="wizard-fields" onInput={noteTyped}>
          {children}
        </div>
      </details>
    </div>
  );
}
