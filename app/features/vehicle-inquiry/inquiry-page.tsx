import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { DeliveryPart } from "#app/site/forms/fields/address-fields.tsx";
import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm, useFormState } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CarLine } from "#app/site/vehicles/cards/car-line.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AskedCar } from "./asked-car.tsx";
import { inquiryCopy } from "./copy.ts";
import { InquirySent } from "./inquiry-sent.tsx";
import { sayInquiryTitle } from "./inquiry-title.ts";
import { getInquiryForm } from "./inquiry-form.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

interface InquiryPageProps {
  readonly page: InquiryPageData;
  readonly reply: FormReply | undefined;
}

/** With `?reference=…` the page says that the message was stored. */
export function InquiryPage({ page, reply }: InquiryPageProps) {
  return page.reference === null ? (
    <InquiryForm page={page} reply={reply} />
  ) : (
    <InquirySent page={page} reference={page.reference} />
  );
}

/** The message asks for the car already, so that nobody need write one. */
function WrittenMessage() {
  const t = useTexts(inquiryCopy);
  const { errors } = useFormState();
  return (
    <Disclosure
      summary={t("addToMessage")}
      isOpen={errors["message"] !== undefined}
    >
      <MessageField />
    </Disclosure>
  );
}

function InquiryForm({ page, reply }: InquiryPageProps) {
  const t = useTexts(inquiryCopy);
  const tForms = useTexts(formsCopy);
  const { kind, name, moveTo, action, token, defaults, opens } = page;
  const form = usePostForm(getInquiryForm(kind), {
    action,
    token,
    reply,
    defaults,
    copy: inquiryCopy,
  });
  const title = sayInquiryTitle(page, t);
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
          <h1 className="h1">{renderWholeWords(title)}</h1>
          <p className="lead form-lead">
            {moveTo !== null
              ? t("moveLead")
              : kind === "check-availability" && opens !== null
                ? t("check-availability.leadClosed", { opens })
                : t(`${kind}.lead`)}
          </p>
          {/* On a narrow screen the car beside the form would come after it. */}
          {page.card.map((vehicle) => (
            <div key={vehicle.vin} className="inquiry-car">
              <CarLine vehicle={vehicle} />
            </div>
          ))}
          <PostForm of={form}>
            <div className="inquiry-names">
              <NameFields />
            </div>
            <EmailField />
            <PhoneField />
            {kind === "ask-about-vehicle" && <MessageField />}
            <div className="inquiry-more">
              {kind === "check-availability" && <WrittenMessage />}
              {page.delivery !== null && (
                <DeliveryPart
                  offer={page.delivery.title}
                  terms={page.delivery.terms}
                />
              )}
            </div>
            <div>
              {page.consent.hasOwnCheckbox && (
                <p className="inquiry-optional">{t("optional")}</p>
              )}
              <ContactConsentField consent={page.consent} />
            </div>
            <SubmitButton label={t(`${kind}.send`)} />
          </PostForm>
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={t("carTitle")}
        >
          <AskedCar page={page} />
          <CallInstead title={tForms("callInstead")} storeId={page.storeId} />
        </aside>
      </div>
    </div>
  );
}
