import { PostForm } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { getButtonClass } from "#app/ui/button.tsx";
import { phoneVerificationCopy } from "./copy.ts";
import { getStepAddress, VERIFY_PHONE_PATH } from "./phone-addresses.ts";
import { phoneNumberForm } from "./phone-forms.ts";
import { useCountdown } from "./use-countdown.ts";

interface ResendFormProps {
  readonly token: string;
  /** The phone has ten digits. */
  readonly phone: string;
  /** It counts from now until the next code may be sent, in milliseconds. */
  readonly waitMs: number;
  readonly returnTo: string;
}

/**
 * This is the first step's form once more, with the number filled in; with scripts it counts down to when it
 * may be used.
 */
export function ResendForm({
  token,
  phone,
  waitMs,
  returnTo,
}: ResendFormProps) {
  const t = useTexts(phoneVerificationCopy);
  const seconds = useCountdown(waitMs);
  const form = usePostForm(phoneNumberForm, {
    action: getStepAddress(VERIFY_PHONE_PATH, returnTo),
    token,
    reply: undefined,
    copy: phoneVerificationCopy,
  });
  return (
    <PostForm of={form}>
      <input type="hidden" name="phone" value={phone} />
      {seconds === 0 ? (
        <SubmitButton label={t("resend")} look="plain" />
      ) : (
        <button
          className={getButtonClass({ className: "submit" })}
          type="button"
          aria-disabled="true"
        >
          {t("resendIn", { seconds })}
        </button>
      )}
    </PostForm>
  );
}
