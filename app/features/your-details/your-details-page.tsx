import type { ReactNode } from "react";
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
import { VerifyPhoneLink } from "#app/site/forms/fields/phone-proof.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { forgetTypedContact } from "#app/site/forms/typed-contact.ts";
import { useVerifiedPhone } from "#app/site/forms/verified-phone.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import {
  ERASE_DETAILS_PATH,
  ERASE_TERMS_PATH,
  YOUR_DETAILS_PATH,
} from "#app/site/visitor/details-address.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { yourDetailsCopy } from "./copy.ts";
import { detailsForm } from "./details-form.ts";
import type { YourDetailsPageData } from "./your-details.server.ts";
import { useAddress } from "#app/site/page/use-address.ts";

interface PageProps {
  readonly page: YourDetailsPageData;
  readonly reply: FormReply | undefined;
}

/** Spec §3: visitors control their profile. */
export function YourDetailsPage({ page, reply }: PageProps) {
  const { form, keptFor } = page;
  return (
    <div className="wrap details">
      <CookiesNote say="details" />
      <div
        className={
          form === null
            ? "details-columns details-columns--stacked"
            : "details-columns"
        }
      >
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
function WithoutConsent({ page: { allowed } }: Pick<PageProps, "page">) {
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
      <p className="lead">{t("lead", { time: keptFor })}</p>
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

interface KeptFact {
  readonly label: string;
  readonly value: ReactNode;
}

function useKeptFacts({ kept }: YourDetailsPageData): readonly KeptFact[] {
  const t = useTexts(yourDetailsCopy);
  const { isPhoneVerificationOn } = useSite();
  const verifiedHere = useVerifiedPhone();
  const isVerified = kept.isPhoneVerified || verifiedHere !== null;
  const sayUntil = (date: string | null) =>
    date === null ? t("kept.closed") : t("kept.open", { date });
  const verified = isVerified ? (
    t("kept.phoneVerified")
  ) : (
    <>
      {t("kept.phoneNotVerified")}. <VerifyPhoneLink />
    </>
  );
  return [
    ...(isPhoneVerificationOn || isVerified
      ? [{ label: t("kept.phone"), value: verified }]
      : []),
    ...(kept.hasPrivateInventory
      ? [{ label: t("kept.inventory"), value: sayUntil(kept.inventoryUntil) }]
      : []),
    ...(kept.hasPrivatePrices
      ? [{ label: t("kept.prices"), value: sayUntil(kept.pricesUntil) }]
      : []),
    ...(kept.visitorNumber === null
      ? []
      : [
          {
            label: t("kept.visitor"),
            value: (
              <details className="details-code">
                <summary>
                  {t("kept.visitorShow")}
                  <span className="vh">: {t("kept.visitor")}</span>
                </summary>
                {kept.visitorNumber}
              </details>
            ),
          },
        ]),
    ...(kept.isFinancingSent
      ? [{ label: t("kept.financing"), value: t("kept.financingSent") }]
      : []),
  ];
}

/** Whoever refused cookies reads here that nothing is kept. */
function KeptFacts({ page }: Pick<PageProps, "page">) {
  const facts = useKeptFacts(page);
  const t = useTexts(yourDetailsCopy);
  if (facts.length === 0)
    return (
      <section className="details-nothing">
        <h2 className="h4">
          <Icon name="lock" />
          {t("kept")}
        </h2>
        <p>{t("kept.nothing")}</p>
      </section>
    );
  return (
    <section className="details-kept">
      <h2 className="h3">
        <Icon name="lock" />
        {t("kept")}
      </h2>
      <dl className="ledger ledger--s">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Nothing brings it back, so one press asks first, without JavaScript too. */
function Erase() {
  const toAddress = useAddress();
  const t = useTexts(yourDetailsCopy);
  return (
    <section className="details-kept details-erase">
      <h2 className="h3">
        <Icon name="bin" />
        {t("eraseTitle")}
      </h2>
      <p>{t("eraseText")}</p>
      <details className="details-ask">
        <summary className="btn">{t("erase")}</summary>
        <form
          method="post"
          action={toAddress(ERASE_DETAILS_PATH)}
          aria-label={t("eraseTitle")}
          onSubmit={forgetTypedContact}
        >
          <p>{t("eraseAsk")}</p>
          <Button className="details-danger">{t("eraseSure")}</Button>
        </form>
      </details>
    </section>
  );
}
