import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { StoresMap } from "#app/site/map/stores-map.tsx";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import {
  SelectField,
  SubmitButton,
} from "#app/site/forms/fields/form-fields.tsx";
import { StoreField } from "#app/site/forms/fields/store-field.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { AboutPlan } from "./about-plan.tsx";
import { CallFirst } from "./call-first.tsx";
import { buildContactForm } from "./contact-form.ts";
import type { ContactPageData } from "./contact.server.ts";
import { contactCopy } from "./copy.ts";
import {
  fitBeside,
  Hours,
  Locations,
  ServiceHoursTable,
  StoresTitle,
} from "./locations.tsx";
import { QuickLinks } from "./quick-links.tsx";
import "./contact.css";

interface ContactPageProps {
  readonly page: ContactPageData;
  readonly reply: FormReply | undefined;
}

/** Spec §2, contact. */
export function ContactPage({ page, reply }: ContactPageProps) {
  const t = useTexts(contactCopy);
  const tForms = useTexts(formsCopy);
  const site = useSite();
  const { action, token, defaults } = page;
  const isBeside = fitBeside(site.stores);
  const form = usePostForm(
    buildContactForm(page.topics.map(({ value }) => value)),
    {
      action,
      token,
      reply,
      defaults,
      questions: { topic: t("topicLabel") },
    },
  );
  return (
    <>
      <div className="wrap">
        <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      </div>
      <div className="wrap two contact">
        <PageTitle title={form.formatTitle(page.title)} />
        <div>
          <h1 className="h1">{page.title}</h1>
          {page.areCookiesRefused && <CookiesNote say="stores" areRefused />}
          {page.plan !== null && <AboutPlan plan={page.plan} />}
          {page.addressee === null ? (
            <p className="lead">{t("lead", { count: site.stores.length })}</p>
          ) : (
            <GoesTo addressee={page.addressee} hasWayOn={page.plan === null} />
          )}
          <CallFirst />
          <PostForm of={form}>
            <SelectField
              name="topic"
              label={t("topicLabel")}
              options={[
                { value: "", label: t("topicPlaceholder") },
                ...page.topics,
              ]}
            />
            {page.addressee === null && <StoreField />}
            <NameFields />
            <EmailField />
            <PhoneField />
            <MessageField />
            <ContactConsentField consent={page.consent} />
            <SubmitButton label={t("send")} />
          </PostForm>
          <QuickLinks links={page.quickLinks} />
        </div>
        <aside
          className="aside aside--forms aside--panel contact-ways"
          aria-label={tForms("callInstead")}
        >
          <CallInstead title={tForms("callInstead")} />
          <Hours />
          {page.serviceHours !== null && (
            <ServiceHoursTable of={page.serviceHours} />
          )}
          {isBeside && (
            <section className="contact-stores">
              <StoresTitle />
              <Locations />
            </section>
          )}
          <StoresMap map={page.map} landscape={page.landscape} />
        </aside>
      </div>
      {!isBeside && (
        <section className="section section--surface">
          <div className="wrap contact-stores">
            <StoresTitle />
            <Locations />
          </div>
        </section>
      )}
    </>
  );
}

interface GoesToProps {
  readonly addressee: NonNullable<ContactPageData["addressee"]>;
  /** Whoever asks about something writes to nobody else about it. */
  readonly hasWayOn: boolean;
}

function GoesTo({ addressee, hasWayOn }: GoesToProps) {
  const t = useTexts(contactCopy);
  const site = useSite();
  const { person, generalAddress } = addressee;
  const store = addressee.storeName ?? getSelectedStore(site).name;
  const department =
    addressee.department === null
      ? null
      : t(`department.${addressee.department}`);
  const place =
    department === null ? store : t("departmentOf", { department, store });
  return (
    <p className="lead form-lead">
      {person === null
        ? t("goesTo", { store: place })
        : t("goesToPerson", { ...person, place })}
      {hasWayOn && (
        <>
          {" "}
          <a href={generalAddress}>{t("writeElsewhere")}</a>
        </>
      )}
    </p>
  );
}
