import { type SubmitEvent, useEffect } from "react";
import { useNavigate } from "react-router";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import { formatPhone, parsePhone } from "#app/domain/phone/phone-number.ts";
import { PHONE_ERRORS } from "#app/domain/phone-verification/phone-validation.ts";
import { isTextOf, type Translate } from "#app/site/page/copy.ts";
import { noteVerifiedPhone } from "#app/site/forms/verified-phone.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useToast } from "#app/site/toasts/toaster.tsx";
import { getButtonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import { phoneVerificationCopy } from "./copy.ts";
import { SEND_WAIT_MS } from "./phone-addresses.ts";
import { useCountdown } from "./use-countdown.ts";
import { type PhoneSteps, usePhoneSteps } from "./use-phone-steps.ts";

/** The dialog opens for links to the first step; its code loads with the first one that is pressed. */
export function LinkedDialog({ asked, isOpen, onClose }: LinkedDialogProps) {
  const navigate = useNavigate();
  const { count, href, link } = asked;
  useBackCloses(isOpen, onClose);
  return (
    <PhoneDialog
      key={count}
      isOpen={isOpen}
      typedBefore={findPhoneInput(link)?.value ?? ""}
      onClose={onClose}
      onVerified={(phone) => {
        onClose();
        noteVerifiedPhone(phone);
        fillPhone(findPhoneInput(link), phone);
        const returnTo = readReturnTo(new URL(href));
        // The page that it was asked on stays with what is typed there.
        const [path] = returnTo.split("?", 1);
        if (path !== location.pathname) void navigate(returnTo);
      }}
    />
  );
}

/** The number of the form that the link stands in, else of the page's own. */
function findPhoneInput(link: Element): HTMLInputElement | null {
  const form = link.closest("form") ?? document;
  return form.querySelector<HTMLInputElement>('input[name="phone"]');
}

/** The form goes on with the number that was verified. */
function fillPhone(input: HTMLInputElement | null, phone: string): void {
  if (input === null || parsePhone(input.value) === phone) return;
  input.value = formatPhone(phone, "input");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

interface PhoneDialogProps {
  readonly isOpen: boolean;
  readonly typedBefore: string;
  readonly onClose: () => void;
  readonly onVerified: (phone: string) => void;
}

/** Both steps stand above the page they were asked for on. The code loads on first use. */
function PhoneDialog({
  isOpen,
  typedBefore,
  onClose,
  onVerified,
}: PhoneDialogProps) {
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
    onVerified(parsePhone(phone ?? "") ?? "");
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
            defaultValue={typedBefore}
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

interface PhoneStepFormProps {
  readonly steps: PhoneSteps;
  readonly field: "phone" | "code";
  readonly defaultValue?: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly onSend: (typed: string) => Promise<void>;
}

type PhoneText = Extract<keyof typeof phoneVerificationCopy.sentences, string>;

/** The interface for programs has one wording (Spec §5); a page has its own language's. */
function translateError(text: string, t: Translate<PhoneText>): string {
  for (const [key, words] of Object.entries(PHONE_ERRORS))
    if (words === text && isTextOf(phoneVerificationCopy, key)) return t(key);
  return text;
}

/** The server's words about the field stand at it, and focus goes there. */
function PhoneStepForm({
  steps,
  field,
  defaultValue,
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
          <p className="error-text">{translateError(errors.error, t)}</p>
        )}
      </div>
      <Field
        id={id}
        name={field}
        defaultValue={defaultValue}
        label={label}
        hint={hint}
        error={errors[field] && translateError(errors[field], t)}
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
