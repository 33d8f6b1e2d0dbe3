import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { PhoneField } from "#app/site/forms/fields/contact-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { phoneVerificationCopy } from "./copy.ts";
import { getStepAddress, VERIFY_PHONE_PATH } from "./phone-addresses.ts";
import { phoneNumberForm } from "./phone-forms.ts";

interface VerifyPhonePageProps {
  readonly page: {
    readonly token: string;
    /** The phone comes from the visitor's profile; it is empty when unknown. */
    readonly phone: string;
    readonly returnTo: string;
  };
  readonly reply: FormReply | undefined;
}

/** The first step asks for the number. */
export function VerifyPhonePage({ page, reply }: VerifyPhonePageProps) {
  const t = useTexts(phoneVerificationCopy);
  const form = usePostForm(phoneNumberForm, {
    action: getStepAddress(VERIFY_PHONE_PATH, page.returnTo),
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
        <PostForm of={form}>
          <PhoneField hint={t("phoneHint")} />
          <SubmitButton label={t("send")} />
        </PostForm>
      </div>
    </div>
  );
}
