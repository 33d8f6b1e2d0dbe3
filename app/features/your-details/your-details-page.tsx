import {
  CONSENT_PATH,
  COOKIE_SETTINGS_PATH,
} from "#app/site/consent/consent-addresses.ts";
import { AddressFields } from "#app/site/forms/fields/address-fields.tsx";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { PromiseList } from "#app/site/sections/section-lists.tsx";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import {
  ERASE_TERMS_PATH,
  YOUR_DETAILS_PATH,
} from "#app/site/visitor/details-address.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { yourDetailsCopy } from "./copy.ts";
import { detailsForm } from "./details-form.ts";
import { Erase, KeptFacts } from "./kept-facts.tsx";
import type { YourDetailsPageData } from "./your-details.server.ts";
import { useAddress } from "#app/site/page/use-address.ts";

/** What comes of allowing it. */
const WHY = ["once", "kept", "gone"] as const;

interface PageProps {
  readonly page: YourDetailsPageData;
  readonly reply: FormReply | undefined;
}

/** Spec §3: visitors control their profile. */
export function YourDetailsPage({ page, reply }: PageProps) {
  const { form, keptFor } = page;
  return (
    <div className="wrap details">
      <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      <CookiesNote say="details" />
      <div className="details-columns">
        <div>
          {form === null ? (
            <WithoutConsent page={page} />
          ) : (
            // A saved or erased profile is another form.
            <DetailsForm
              key={JSON.stringify(form.defaults)}
              form={form}
              keptFor={keptFor}
              reply={reply}
            />
          )}
        </div>
        <div className="details-aside">
          <Terms page={page} />
          <KeptFacts page={page} />
          <Erase />
        </div>
      </div>
    </div>
  );
}

/** One press allows what the form needs; what else was allowed stays as it is. */
function WithoutConsent({
  page: { allowed, keptFor },
}: Pick<PageProps, "page">) {
  const toAddress = useAddress();
  const t = useTexts(yourDetailsCopy);
  return (
    <>
      <h1 className="h1">{t("title")}</h1>
      <p className="lead">{t("leadWithoutConsent")}</p>
      <form
        className="btn-row"
        method="post"
        action={toAddress(CONSENT_PATH)}
        aria-label={t("allow")}
      >
        <input type="hidden" name="view" value="settings" />
        <input
          type="hidden"
          name="returnTo"
          value={toAddress(YOUR_DETAILS_PATH)}
        />
        {[...allowed, "functional"].map((category) => (
          <input
            key={category}
            type="hidden"
            name="categories"
            value={category}
          />
        ))}
        <Button name="choice" value="save" look="main">
          {t("allow")}
        </Button>
        <LinkButton href={toAddress(COOKIE_SETTINGS_PATH)}>
          {t("cookieSettings")}
        </LinkButton>
      </form>
      <section className="details-why">
        <h2 className="h3">{t("whyTitle")}</h2>
        <PromiseList
          promises={WHY.map((key) => ({
            title: t(`why.${key}.title`),
            text: t(`why.${key}.text`, { time: keptFor }),
          }))}
        />
      </section>
    </>
  );
}

function DetailsForm({
  form: { action, token, defaults, unlockConsent },
  keptFor,
  reply,
}: {
  readonly form: NonNullable<YourDetailsPageData["form"]>;
  readonly keptFor: string;
  readonly reply: FormReply | undefined;
}) {
  const t = useTexts(yourDetailsCopy);
  const form = usePostForm(detailsForm, {
    action,
    token,
    reply,
    defaults,
    copy: yourDetailsCopy,
  });
  return (
    <>
      <PageTitle title={form.formatTitle(t("title"))} />
      <h1 className="h1">{t("title")}</h1>
      <p className="lead">
        {t("lead", { time: keptFor })} {t("leadRemove")}
      </p>
      <PostForm of={form}>
        <fieldset className="details-part">
          <legend className="h3">{t("contact")}</legend>
          <NameFields />
          <EmailField />
          <PhoneField hint={t("phoneHint")} />
          {unlockConsent !== null && (
            <>
              <input type="hidden" name="unlocks" value="on" />
              <p className="check-text">{t("unlocks")}</p>
              <ContactConsentField consent={unlockConsent} />
            </>
          )}
        </fieldset>
        <fieldset className="details-part">
          <legend className="h3">{t("homeAddress")}</legend>
          <AddressFields />
        </fieldset>
        <div>
          <SubmitButton label={t("save")} />
        </div>
      </PostForm>
    </>
  );
}

/** Each answer of the price wizard is changed where it was given. */
function Terms({ page: { terms } }: Pick<PageProps, "page">) {
  const toAddress = useAddress();
  const t = useTexts(yourDetailsCopy);
  const { facts, nextAddress, isFinished } = terms;
  return (
    <section className="details-kept">
      <h2 className="h3">
        <Icon name="wallet" />
        {t("termsTitle")}
      </h2>
      <p>{t(facts.length === 0 ? "noTerms" : "termsText")}</p>
      {facts.length > 0 && (
        <dl className="ledger ledger--s">
          {facts.map(({ label, value, changeAddress }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}{" "}
                <a className="details-change" href={changeAddress}>
                  {t("change")}
                  <span className="vh"> {label}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="btn-row">
        {!isFinished && (
          <LinkButton href={nextAddress}>
            {t(facts.length === 0 ? "startTerms" : "finishTerms")}
          </LinkButton>
        )}
        {facts.length > 0 && (
          <form
            method="post"
            action={toAddress(ERASE_TERMS_PATH)}
            aria-label={t("eraseTerms")}
          >
            <Button>{t("eraseTerms")}</Button>
          </form>
        )}
      </div>
    </section>
  );
}
