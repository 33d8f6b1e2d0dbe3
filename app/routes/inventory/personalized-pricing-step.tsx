import { redirect, useActionData } from "react-router";
import {
  getPricingStepAddress,
  PRICING_STEPS,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";
import { answerStep } from "#app/features/price-wizard/answer-step.server.ts";
import { WizardStep } from "#app/features/price-wizard/wizard-step.tsx";
import {
  getOpenStep,
  wizardHead,
  wizardPage,
} from "#app/features/price-wizard/wizard-page.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { tellDialog } from "#app/site/forms/sending/dialog-answer.server.ts";
import { hasDialogMark } from "#app/site/dialogs/dialog-address.ts";
import {
  buildNotFoundError,
  requirePage,
} from "#app/site/page/page-not-found.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/personalized-pricing-step.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

// The first step's address stands for whichever question is open: asked anew behind an answer, it would show the next
// one before the dialog knew of it, which then had no place in the history for Back to leave.
export { loadAgainUnlessInDialog as shouldRevalidate } from "#app/site/dialogs/dialog-address.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const returnTo = readReturnTo(url);
  const step = getPricingStep(params.step, url);
  const page = wizardPage(ports, facts, {
    step,
    returnTo,
    areCookiesRefused: areCookiesRefused(facts, url),
  });
  if (page !== null) return withHead({ context, url }, page, wizardHead);
  // A step out of order leads to the one that is asked first; a dialog gets it at once.
  const open = getOpenStep(ports, facts);
  if (!hasDialogMark(url))
    throw redirect(
      addClickIdentifiers(
        getPricingStepAddress(open, returnTo),
        url.searchParams,
      ),
      302,
    );
  const first = wizardPage(ports, facts, {
    step: open,
    returnTo,
    areCookiesRefused: false,
  });
  return withHead({ context, url }, requirePage(first, url), wizardHead);
}

export async function action({
  request,
  context,
  url,
  params,
}: Route.ActionArgs) {
  const answer = await answerStep(
    context.get(portsContext),
    context.get(requestContext),
    {
      step: getPricingStep(params.step, url),
      returnTo: readReturnTo(url),
    },
    { request, url },
  );
  return tellDialog(url, answer);
}

export default function PersonalizedPricingStep() {
  const page = usePageData<typeof loader>();
  return (
    <WizardStep
      // Every step is a form of its own.
      key={page.question.step}
      page={page}
      reply={useActionData<FormReply>()}
    />
  );
}

function getPricingStep(name: string, url: URL): PricingStep {
  const step = PRICING_STEPS.find((it) => it === name);
  if (step === undefined) throw buildNotFoundError(url);
  return step;
}
