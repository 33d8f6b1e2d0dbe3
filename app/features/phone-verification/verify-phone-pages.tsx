import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { PhoneField } from "#app/site/forms/fields/contact-fields.tsx";
import {
  SubmitButton,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { formatUnbroken } from "#app/site/page/format.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { getButtonClass } from "#app/ui/button.tsx";
import { phoneVerificationCopy } from "./copy.ts";
import { PHONE_CODE_PATH } from "./phone-addresses.ts";
import { getVerifyPhoneAddress } from "#app/site/visitor/verify-phone-address.ts";
import { phoneCodeForm, phoneNumberForm } from "./phone-forms.ts";
import { useCountdown } from "./use-countdown.ts";

/** The form's own button is not there while the visitor waits, so it cannot name the form. */
const NO_CODE_ID = "no-code";

interface PhoneCodePageProps {
  readonly page: {
    readonly token: string;
    readonly resendToken: string;
    /** The number has ten digits. */
    readonly phone: string;
    readonly codeMinutes: number;
    readonly resendWaitMs: number;
    readonly sentAtMs: number;
    readonly notSent: "tooManySends" | "unavailable" | null;
    readonly returnTo: string;
  };
  readonly reply: FormReply | undefined;
}

export function PhoneCodePage({ page, reply }: PhoneCodePageProps) {
  const t = useTexts(phoneVerificationCopy);
  const { phone, returnTo, codeMinutes } = page;
  const form = usePostForm(phoneCodeForm, {
    action: getVerifyPhoneAddress(returnTo, PHONE_CODE_PATH),
    token: page.token,
    reply,
    copy: phoneVerificationCopy,
  });
  return (
    <div className="wrap">
      <PageTitle title={form.formatTitle(t("codeTitle"))} />
      <div className="verify-phone">
        <h1 className="h1">{t("codeTitle")}</h1>
        <p className="lead">
          {t("codeLead", {
            phone: formatUnbroken(formatPhone(phone, "general")),
            minutes: codeMinutes,
          })}
        </p>
        <PostForm of={form}>
          <TextField
            name="code"
            label={t("codeLabel")}
            hint={t("codeHint")}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
          />
          <SubmitButton label={t("verify")} />
        </PostForm>
        <h2 className="h4" id={NO_CODE_ID}>
          {t("noCode")}
        </h2>
        {page.notSent !== null && (
          <p className="error-text" role="alert">
            {t(page.notSent)} {t("earlierCode", { minutes: codeMinutes })}
          </p>
        )}
        <ResendForm
          key={page.sentAtMs}
          token={page.resendToken}
          phone={phone}
          waitMs={page.resendWaitMs}
          returnTo={returnTo}
        />
        <a href={getVerifyPhoneAddress(returnTo)}>{t("changeNumber")}</a>
      </div>
    </div>
  );
}

interface ResendFormProps {
  readonly token: string;
  /** The number has ten digits. */
  readonly phone: string;
  /** So many milliseconds pass until the next code may be sent. */
  readonly waitMs: number;
  readonly returnTo: string;
}

/** The first step's form has the number filled in; with scripts it counts down to when it may be used. */
function ResendForm({ token, phone, waitMs, returnTo }: ResendFormProps) {
  const t = useTexts(phoneVerificationCopy);
  const seconds = useCountdown(waitMs);
  const form = usePostForm(phoneNumberForm, {
    action: getVerifyPhoneAddress(returnTo),
    token,
    reply: undefined,
    copy: phoneVerificationCopy,
  });
  return (
    <PostForm of={form} labelledBy={NO_CODE_ID}>
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

interface VerifyPhonePageProps {
  readonly page: {
    readonly token: string;
    /** The visitor's profile has it; it is empty when unknown. */
    readonly phone: string;
    readonly returnTo: string;
    readonly areCookiesRefused: boolean;
  };
  readonly reply: FormReply | undefined;
}

export function VerifyPhonePage({ page, reply }: VerifyPhonePageProps) {
  const t = useTexts(phoneVerificationCopy);
  const form = usePostForm(phoneNumberForm, {
    action: getVerifyPhoneAddress(page.returnTo),
    token: page.token,
    reply,
    defaults: { phone: formatPhone(page.phone, "input") },
    copy: phoneVerificationCopy,
  });
  return (
    <div className="wrap">
      <PageTitle title={form.formatTitle(t("title"))} />
      <div className="verify-phone">
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <CookiesNote say="phone" areRefused={page.areCookiesRefused} />
        <PostForm of={form}>
          <PhoneField hint={t("phoneHint")} />
          <SubmitButton label={t("send")} />
        </PostForm>
      </div>
    </div>
  );
}
