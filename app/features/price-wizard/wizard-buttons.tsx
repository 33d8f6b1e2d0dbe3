import type { ReactNode } from "react";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { wizardCopy } from "./copy.ts";

interface WizardButtonsProps {
  readonly backAddress: string;
  /** The label is "Continue" unless another is given. */
  readonly label?: string;
  /** This is another way on. */
  readonly children?: ReactNode;
}

/** Back keeps every answer that was sent. */
export function WizardButtons({
  backAddress,
  label,
  children,
}: WizardButtonsProps) {
  const t = useTexts(wizardCopy);
  return (
    <div className="wizard-buttons">
      <LinkButton href={backAddress}>{t("back")}</LinkButton>
      {children}
      <SubmitButton label={label ?? t("continue")} />
    </div>
  );
}
