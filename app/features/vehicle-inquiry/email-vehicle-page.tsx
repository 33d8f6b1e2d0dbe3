import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { EmailField } from "#app/site/forms/fields/contact-fields.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenCar } from "#app/site/vehicles/cards/chosen-car.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { inquiryCopy } from "./copy.ts";
import type { EmailVehiclePageData } from "./email-vehicle.server.ts";
import { emailVehicleForm } from "./email-vehicle-form.ts";

interface EmailVehiclePageProps {
  readonly page: EmailVehiclePageData;
  readonly reply: FormReply | undefined;
}

export function EmailVehiclePage({ page, reply }: EmailVehiclePageProps) {
  const t = useTexts(inquiryCopy);
  const tForms = useTexts(formsCopy);
  const { name, vehicleAddress, allCarsAddress, storeId } = page;
  return (
    <div className="wrap">
      <div className="inquiry-top">
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[
            { label: t("allCars"), href: allCarsAddress },
            { label: name, href: vehicleAddress },
            { label: t("email.crumb"), href: null },
          ]}
        />
      </div>
      <div className="two">
        <div>
          {page.isSent ? (
            <EmailSent page={page} />
          ) : (
            <EmailForm page={page} reply={reply} />
          )}
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={t("carTitle")}
        >
          {page.card.length > 0 && (
            <ChosenCar
              title={t("carTitle")}
              vehicle={page.card[0]}
              name={name}
              address={vehicleAddress}
            />
          )}
          <CallInstead title={tForms("callInstead")} storeId={storeId} />
        </aside>
      </div>
    </div>
  );
}

function EmailForm({ page, reply }: EmailVehiclePageProps) {
  const t = useTexts(inquiryCopy);
  const { name, action, token, defaults } = page;
  const form = usePostForm(emailVehicleForm, {
    action,
    token,
    reply,
    defaults,
    copy: inquiryCopy,
    isOneQuestion: true,
  });
  const title = t("email.title", { vehicle: name });
  return (
    <>
      <PageTitle title={form.formatTitle(title)} />
      <h1 className="h1">{renderWholeWords(title)}</h1>
      <p className="lead form-lead">{t("email.lead")}</p>
      <PostForm of={form}>
        <EmailField label={t("email.label")} />
        <p className="meta">{t("email.consent")}</p>
        <SubmitButton label={t("email.send")} />
      </PostForm>
    </>
  );
}

function EmailSent({ page }: Pick<EmailVehiclePageProps, "page">) {
  const t = useTexts(inquiryCopy);
  return (
    <>
      <Icon name="success" className="confirm-icon" />
      <h1 className="h1 confirm-title">{t("email.sentTitle")}</h1>
      <p className="lead">{t("email.sentText", { vehicle: page.name })}</p>
      <div className="btn-row">
        <LinkButton href={page.availabilityAddress} look="main">
          {t("email.availability")}
        </LinkButton>
        <LinkButton href={page.vehicleAddress}>{t("backToCar")}</LinkButton>
      </div>
    </>
  );
}
