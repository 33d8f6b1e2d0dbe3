import { EmailField } from "#app/site/forms/fields/contact-fields.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { PrivateLink } from "#app/features/valuation/private-link.tsx";
import { mailForm } from "./mail-form.ts";

/** Links lead to it. */
export const KEEP_ID = "keep";

interface KeepOfferProps {
  readonly page: {
    readonly action: string;
    readonly mailToken: string;
    readonly mailDefaults: Readonly<Record<string, string>>;
    readonly privateAddress: string;
  };
  readonly reply: FormReply | undefined;
}

/** For whoever decides later, or with somebody else: by mail, or by a link to copy. */
export function KeepOffer({ page, reply }: KeepOfferProps) {
  const t = useTexts(valuationCopy);
  const form = usePostForm(mailForm, {
    action: `${page.action}&mail=1`,
    token: page.mailToken,
    reply,
    copy: valuationCopy,
    defaults: page.mailDefaults,
  });
  return (
    <section className="offer-keep" id={KEEP_ID}>
      <div>
        <h2 className="h3">{t("keepTitle")}</h2>
        <p className="meta">{t("keepText")}</p>
      </div>
      <PostForm of={form}>
        <EmailField label={t("mailMeLabel")} />
        <div>
          <SubmitButton label={t("mailMe")} look="plain" />
          <p className="meta form-note">{t("mailMeConsent")}</p>
        </div>
      </PostForm>
      <PrivateLink address={page.privateAddress} label={t("keepLink")} />
    </section>
  );
}
