import { type ReactNode, use } from "react";
import { HomeAddressPart } from "#app/site/forms/fields/address-fields.tsx";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import type { PostFormState } from "#app/site/forms/use-post-form.ts";
import { FormSentContext } from "#app/site/page/form-sent.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ApplyFormData } from "./send-apply.server.ts";
import { lenderFrameCopy } from "#app/features/lender-frame/copy.ts";
import {
  Note,
  useFinancingStore,
} from "#app/features/lender-frame/lender-frame.tsx";
import type { LenderFrameView } from "#app/features/lender-frame/lender-frame.server.ts";
import "#app/features/lender-frame/lender-frame.css";

interface ApplySectionProps {
  readonly form: PostFormState;
  readonly apply: Pick<ApplyFormData, "consent" | "wasSent">;
  readonly lender: LenderFrameView;
  /** Of what was sent; null before. */
  readonly reference: string | null;
  /** The lender's questions. With a key they stay as they are, and so what was answered, whatever comes around them. */
  readonly children: ReactNode;
}

const TITLE_ID = "apply-title";

/** The lender asks for the same name again, so our own form is folded below its questions (Assumption A102). */
export function ApplySection({
  form,
  apply,
  lender,
  reference,
  children,
}: ApplySectionProps) {
  const t = useTexts(lenderFrameCopy);
  const store = useFinancingStore(lender);
  const isSubmitted = use(FormSentContext)?.isSent ?? false;
  const entries = (
    <PostForm of={form} labelledBy={TITLE_ID}>
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
      <HomeAddressPart />
      <ContactConsentField consent={apply.consent} />
      <SubmitButton label={t("send", { store: store.name })} look="ink" />
    </PostForm>
  );
  if (reference !== null)
    return (
      <>
        <ApplicationBegun reference={reference} lender={lender} />
        {children}
      </>
    );
  // Then the store has just heard who it was.
  if (isSubmitted && lender.isContactKnown && form.refusal[1] === null)
    return children;
  // An answer to the form stands with the form open.
  if (apply.wasSent && form.refusal[1] === null)
    return (
      <>
        <section className="apply" aria-labelledby={TITLE_ID}>
          <h2 className="vh" id={TITLE_ID}>
            {t("contactTitle", { store: store.name })}
          </h2>
          <Note
            icon="success"
            title={t("knownTitle")}
            text={t("knownText", { store: store.name })}
          >
            {lender.frame !== null && <span>{t("sentNext")}</span>}
          </Note>
          <Disclosure summary={t("changeDetails")}>{entries}</Disclosure>
        </section>
        {children}
      </>
    );
  const body = (
    <>
      <p className="apply-text">
        {t(lender.frame === null ? "contactText" : "contactTextBeside")}
      </p>
      {isUnchanged(form) && (
        <output className="lender-outcome" aria-label={t("outcome")}>
          <Note
            icon="success"
            title={t("unchangedTitle")}
            text={t("unchangedText")}
          />
        </output>
      )}
      {entries}
    </>
  );
  const title = t(
    // Whoever is known is followed up on without asking.
    lender.isContactKnown ? "contactTitleKnown" : "contactTitle",
    { store: store.name },
  );
  if (lender.frame === null)
    return (
      <>
        <section className="apply" aria-labelledby={TITLE_ID}>
          <h2 className="h2" id={TITLE_ID}>
            {title}
          </h2>
          {body}
        </section>
        {children}
      </>
    );
  return (
    <>
      {children}
      <section className="apply apply--after" aria-labelledby={TITLE_ID}>
        <Disclosure
          summary={
            <h2 className="h3" id={TITLE_ID}>
              {title}
            </h2>
          }
          isOpen={form.refusal[1] !== null}
        >
          {body}
        </Disclosure>
      </section>
    </>
  );
}

/** The answer found no fault, because the same entries were sent before. */
function isUnchanged({ refusal: [, reply], isBusy }: PostFormState): boolean {
  return (
    !isBusy && reply !== null && reply.problem === null && reply.result === null
  );
}

function ApplicationBegun({
  reference,
  lender,
}: {
  readonly reference: string;
  readonly lender: LenderFrameView;
}) {
  const t = useTexts(lenderFrameCopy);
  const store = useFinancingStore(lender);
  return (
    <div className="apply">
      <Note
        icon="success"
        title={t("sentTitle")}
        text={t("sentText", { store: store.name })}
      >
        <span>
          {t("reference")} <strong className="nowrap">{reference}</strong>.{" "}
          {lender.frame !== null && t("sentNext")}
        </span>
      </Note>
    </div>
  );
}
