import { EmailField } from "#app/site/forms/fields/contact-fields.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import type { PostFormState } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { PrivateLink } from "#app/features/valuation/private-link.tsx";

/** Links lead to it. */
export const KEEP_ID = "keep";

interface KeepOfferProps {
  /** Of the offer, for whoever has it. */
  readonly address: string;
  readonly form: PostFormState;
  /** A visit leads the page, and an offer is what else can be had. */
  readonly isVisit: boolean;
}

/** For whoever decides later, or with somebody else: by mail, or by a link to copy. */
export function KeepOffer({ address, form, isVisit }: KeepOfferProps) {
  const t = useTexts(valuationCopy);
  return (
    <section className="offer-keep" id={KEEP_ID}>
      <div>
        <h2 className="h3">{t("keepTitle")}</h2>
        <p className="meta">{t(isVisit ? "keepTextVisit" : "keepText")}</p>
      </div>
      <PostForm of={form}>
        <EmailField label={t("mailMeLabel")} />
        <div className="offer-keep-send">
          <SubmitButton
            label={t(isVisit ? "mailMeVisit" : "mailMe")}
            look="plain"
          />
          <p className="meta form-note">{t("mailMeConsent")}</p>
        </div>
      </PostForm>
      <PrivateLink
        address={address}
        label={t(isVisit ? "keepLinkVisit" : "keepLink")}
      />
    </section>
  );
}
