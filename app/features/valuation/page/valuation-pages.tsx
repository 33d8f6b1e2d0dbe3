import { NextSteps } from "#app/site/forms/next-steps.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { OfferPage } from "#app/features/valuation/offer/offer-page.tsx";
import {
  StartFields,
  useStartForm,
} from "#app/features/valuation/start/start-fields.tsx";
import { StepPage } from "#app/features/valuation/steps/step-page.tsx";
import type { StartData } from "#app/features/valuation/start/start-data.server.ts";
import type { ValuationPageData } from "./valuation-page.server.ts";
import "./valuation.css";

const NEXT_STEPS = ["nextRange", "nextAnswers", "nextOffer"] as const;

interface ValuationPagesProps {
  readonly page: Exclude<ValuationPageData, { readonly kind: "elsewhere" }>;
  readonly reply: FormReply | undefined;
}

/** One address, one thing asked at a time (Spec §2, minimal layout). */
export function ValuationPages({ page, reply }: ValuationPagesProps) {
  switch (page.kind) {
    case "start":
      return <StartPage start={page.start} reply={reply} />;
    case "step":
      // Another step is another form.
      return <StepPage key={page.step} page={page} reply={reply} />;
    case "offer":
      return <OfferPage page={page} reply={reply} />;
  }
}

function StartPage({
  start,
  reply,
}: {
  readonly start: StartData;
  readonly reply: FormReply | undefined;
}) {
  const t = useTexts(valuationCopy);
  const tForms = useTexts(formsCopy);
  const form = useStartForm(start, reply);
  const {
    resume,
    isLinkBad,
    valuationSeconds: seconds,
    offerValidDays,
  } = start;
  return (
    <div className="wrap two valuation">
      <PageTitle title={form.formatTitle(t("title"))} />
      <div>
        <h1 className="h1">{t("title")}</h1>
        <p className="lead form-lead">{t("lead", { seconds })}</p>
        {isLinkBad && <p className="val-note">{t("badLink")}</p>}
        {resume !== null && (
          <p className="val-resume">
            <ArrowLink href={resume.address}>
              {t(resume.label, { vehicle: resume.name })}
            </ArrowLink>
          </p>
        )}
        <StartFields of={form} start={start} />
      </div>
      <aside className="aside aside--forms" aria-label={tForms("next")}>
        <section>
          <h2>{tForms("next")}</h2>
          <NextSteps
            steps={NEXT_STEPS.map((step) => ({
              title: t(`${step}Title`),
              text: t(`${step}Text`, { days: offerValidDays }),
            }))}
          />
        </section>
        <CallInstead title={tForms("callInstead")} />
      </aside>
    </div>
  );
}
