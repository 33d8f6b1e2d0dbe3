import { CallInstead } from "#app/site/forms/confirmation.tsx";
import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { AskedCar } from "./asked-car.tsx";
import { inquiryCopy } from "./copy.ts";
import { getInquiryForm } from "./inquiry-form.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

interface InquiryPageProps {
  readonly page: InquiryPageData;
  readonly reply: FormReply | undefined;
}

/** These are the pages at `/ask-about-vehicle/{vin}` and `/check-availability/{vin}`. */
export function InquiryPage({ page, reply }: InquiryPageProps) {
  const t = useTexts(inquiryCopy);
  const tForms = useTexts(formsCopy);
  const { kind, name, action, token, defaults } = page;
  const form = usePostForm(getInquiryForm(kind), {
    action,
    token,
    reply,
    defaults,
  });
  const title = t(`${kind}.title`, { vehicle: name });
  return (
    <div className="wrap">
      <PageTitle title={form.formatTitle(title)} />
      <div className="inquiry-top">
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[
            { label: t("allCars"), href: page.allCarsAddress },
            { label: name, href: page.vehicleAddress },
            { label: t(`${kind}.crumb`), href: null },
          ]}
        />
      </div>
      <div className="two">
        <div>
          <h1 className="h1">{title}</h1>
          <p className="lead form-lead">{t(`${kind}.lead`)}</p>
          <PostForm of={form}>
            <NameFields />
            <EmailField />
            <PhoneField />
            <MessageField />
            <ContactConsentField consent={page.consent} />
            <SubmitButton label={t(`${kind}.send`)} />
          </PostForm>
        </div>
        <aside className="aside aside--forms" aria-label={t("carTitle")}>
          <AskedCar page={page} />
          <CallInstead title={tForms("callInstead")} storeId={page.storeId} />
        </aside>
      </div>
    </div>
  );
}
