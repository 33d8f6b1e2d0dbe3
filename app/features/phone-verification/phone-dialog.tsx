import { useEffect } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useToast } from "#app/site/toasts/toaster.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { phoneVerificationCopy } from "./copy.ts";
import { SEND_WAIT_MS } from "./phone-addresses.ts";
import { PhoneStepForm } from "./phone-step-form.tsx";
import { useCountdown } from "./use-countdown.ts";
import { usePhoneSteps, type PhoneSteps } from "./use-phone-steps.ts";

interface PhoneDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** The dialog shows both steps above the page they were asked for on. It loads on first use. */
export function PhoneDialog({ isOpen, onClose, onVerified }: PhoneDialogProps) {
  const t = useTexts(phoneVerificationCopy);
  const showToast = useToast();
  const steps = usePhoneSteps();
  const { phone, verify } = steps;

  async function check(code: string) {
    if (!(await verify(code))) return;
    showToast({
      severity: "success",
      summary: t("verifiedTitle"),
      detail: t("verified"),
    });
    onVerified();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(phone === null ? "title" : "codeTitle")}
      closeLabel={t("close")}
      className="phone-dialog"
    >
      {phone === null ? (
        <>
          <p>{t("lead")}</p>
          <PhoneStepForm
            steps={steps}
            field="phone"
            label={t("phoneLabel")}
            hint={t("phoneHint")}
            button={t("send")}
            onSend={steps.sendCode}
          />
        </>
      ) : (
        <>
          <p>{t("codeLeadShort", { phone })}</p>
          <PhoneStepForm
            key={steps.sentCount}
            steps={steps}
            field="code"
            label={t("codeLabel")}
            hint={t("codeHint")}
            button={t("verify")}
            onSend={check}
          />
          <Resend key={`resend-${steps.sentCount}`} steps={steps} />
        </>
      )}
    </Dialog>
  );
}

function Resend({ steps }: { readonly steps: PhoneSteps }) {
  const t = useTexts(phoneVerificationCopy);
  const seconds = useCountdown(SEND_WAIT_MS);
  const { phone, sendCode, changeNumber } = steps;
  useEffect(() => {
    document.getElementById("phone-dialog-code")?.focus();
  }, []);
  return (
    <p className="phone-dialog-links">
      <button
        className="text-btn"
        type="button"
        aria-disabled={seconds > 0 || undefined}
        onClick={() => {
          if (seconds === 0 && phone !== null) void sendCode(phone);
        }}
      >
        {seconds === 0 ? t("resend") : t("resendIn", { seconds })}
      </button>
      <button className="text-btn" type="button" onClick={changeNumber}>
        {t("changeNumber")}
      </button>
    </p>
  );
}
