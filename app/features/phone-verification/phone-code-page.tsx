import { formatPhone } from "#app/domain/phone/phone-number.ts";
import {
  SubmitButton,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { formatUnbroken } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { phoneVerificationCopy } from "./copy.ts";
import {
  PHONE_CODE_PATH,
  getStepAddress,
  VERIFY_PHONE_PATH,
} from "./phone-addresses.ts";
import { phoneCodeForm } from "./phone-forms.ts";
import { ResendForm } from "./resend-form.tsx";

interface PhoneCodePageProps {
  readonly page: {
    readonly token: string;
    readonly resendToken: string;
    /** The phone has ten digits. */
    readonly phone: string;
    readonly codeMinutes: number;
    readonly resendWaitMs: number;
    readonly sentAtMs: number;
    readonly returnTo: string;
  };
  readonly reply: FormReply | undefined;
}

/** The second step asks for the code. */
export function PhoneCodePage({ page, reply }: PhoneCodePageProps) {
  const t = useTexts(phoneVerificationCopy);
  const { phone, returnTo, codeMinutes } = page;
  const form = usePostForm(phoneCodeForm, {
    action: getStepAddress(PHONE_CODE_PATH, returnTo),
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
        <h2 className="h4">{t("noCode")}</h2>
        <ResendForm
          key={page.sentAtMs}
          token={page.resendToken}
          phone={phone}
          waitMs={page.resendWaitMs}
          returnTo={returnTo}
        />
        <a href={getStepAddress(VERIFY_PHONE_PATH, returnTo)}>
          {t("changeNumber")}
        </a>
      </div>
    </div>
  );
}
