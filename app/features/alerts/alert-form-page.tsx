import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { EmailField } from "#app/site/forms/fields/contact-fields.tsx";
import {
  CheckboxField,
  SubmitButton,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenCar } from "#app/site/vehicles/cards/chosen-car.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { alertForm } from "./alert-form.ts";
import type { AlertFormPageData } from "./alert-form.server.ts";
import { alertsCopy } from "./copy.ts";

interface AlertFormPageProps {
  readonly page: AlertFormPageData;
  readonly reply: FormReply | undefined;
}

export function AlertFormPage({ page, reply }: AlertFormPageProps) {
  const t = useTexts(alertsCopy);
  const tForms = useTexts(formsCopy);
  const { kind, name, card, storeId } = page;
  return (
    <div className="wrap">
      <div className="alert-top">
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[
            { label: t("allCars"), href: page.allCarsAddress },
            ...(kind === "car"
              ? [{ label: name, href: page.backAddress }]
              : []),
            { label: t(`${kind}.crumb`), href: null },
          ]}
        />
      </div>
      <div className="two">
        <div>
          <FormPart page={page} reply={reply} />
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={tForms("callInstead")}
        >
          {card.length > 0 && (
            <ChosenCar
              title={t("carTitle")}
              vehicle={card[0]}
              name={name}
              address={page.backAddress}
            />
          )}
          <CallInstead title={tForms("callInstead")} storeId={storeId} />
        </aside>
      </div>
    </div>
  );
}

function FormPart({ page, reply }: AlertFormPageProps) {
  if (page.isSent) return <Sent page={page} />;
  if (page.tooMany !== null)
    return <TooMany page={page} most={page.tooMany.most} />;
  return <Form page={page} reply={reply} />;
}

function Form({ page, reply }: AlertFormPageProps) {
  const t = useTexts(alertsCopy);
  const { kind, name, action, token, defaults, days } = page;
  const form = usePostForm(alertForm, {
    action,
    token,
    reply,
    defaults,
    copy: alertsCopy,
  });
  const title = t(`${kind}.title`, { name });
  return (
    <>
      <PageTitle title={form.formatTitle(title)} />
      <h1 className="h1">{title}</h1>
      <p className="lead form-lead">{t(`${kind}.lead`)}</p>
      <PostForm of={form}>
        <EmailField label={t("emailLabel")} />
        <CheckboxField name="alertConsent" label={t("consent", { days })} />
        <p className="meta">{t("duties")}</p>
        <SubmitButton label={t("submit")} />
      </PostForm>
    </>
  );
}

function TooMany({
  page,
  most,
}: Pick<AlertFormPageProps, "page"> & { readonly most: number }) {
  const t = useTexts(alertsCopy);
  return (
    <>
      <PageTitle title={t("tooMany.title")} />
      <h1 className="h1">{t("tooMany.title")}</h1>
      <p className="lead form-lead">{t("tooMany.text", { most })}</p>
      <LinkButton href={page.backAddress} look="main">
        {t("tooMany.back")}
      </LinkButton>
    </>
  );
}

function Sent({ page }: Pick<AlertFormPageProps, "page">) {
  const t = useTexts(alertsCopy);
  return (
    <>
      {/* Nothing is done until the mail is answered. */}
      <Icon name="mail" className="confirm-icon" />
      <h1 className="h1 confirm-title">{t("sentTitle")}</h1>
      <p className="lead">{t("sentText", { days: page.confirmDays })}</p>
      <div className="btn-row">
        <LinkButton href={page.backAddress}>
          {t(page.kind === "car" ? "backToCar" : "backToSearch")}
        </LinkButton>
      </div>
    </>
  );
}
