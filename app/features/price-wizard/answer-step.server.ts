import { redirect } from "react-router";
import {
  type PricingStep,
  getPricingStepAddress,
} from "#app/domain/address/personalized-pricing-address.ts";
import { CREDIT_ANSWERS } from "#app/domain/credit/credit-answer.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import {
  getEquityRange,
  getTermsDraft,
  applyAnswers,
} from "#app/domain/visitor/terms-draft.ts";
import type { TermsDraft } from "#app/domain/visitor/visitor-profile.ts";
import {
  getFirstOpenStep,
  isReachable,
  getStepAfter,
} from "#app/domain/visitor/wizard-steps.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  createFormAnswers,
} from "#app/site/forms/sending/form-answers.server.ts";
import {
  type FormDefinition,
  parseForm,
} from "#app/site/forms/form-definition.ts";
import { readFormData } from "#app/site/forms/sending/read-post.server.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { sendContactDetails } from "./send-contact-details.server.ts";
import type { WizardParams } from "./wizard-page.server.ts";
import {
  buildCreditScoreForm,
  buildDownPaymentForm,
  buildTradeEquityForm,
  tradeInForm,
} from "./step-forms.ts";

type Ports = Parameters<typeof sendContactDetails>[0];
type Answers = Partial<TermsDraft>;

/**
 * Steps 1 to 4 change only what their own visitor's browser keeps, so they need no token and make nobody wait; they
 * reveal nothing of any vehicle.
 */
export async function answerStep(
  ports: Ports,
  facts: RequestFacts,
  { step, returnTo }: WizardParams,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response | FormAnswer> {
  const { estimator } = ports.profile;
  const draft = getTermsDraft(facts.visitor, estimator);
  if (
    step === "contact-details" &&
    getFirstOpenStep({ ...draft, isSent: false }) === step
  )
    return sendContactDetails(ports, facts, returnTo, request);
  if (
    step === "contact-details" ||
    step === "done" ||
    !isReachable(step, draft)
  )
    return redirect(
      getPricingStepAddress(getFirstOpenStep(draft), returnTo),
      303,
    );
  const read = readAnswers(step, draft, estimator);
  const sent = await readFormData(request);
  const answers = createFormAnswers(ports, facts, read.form, sent);
  if (sent === null) return answers.problem("unreadable");
  const given = read.readSent(sent);
  if (given.status === "wrong") return answers.wrong(given.errors);
  const changes = applyAnswers(facts.visitor, given.answers, estimator);
  const { visitor, setCookies } = rememberVisitor(ports, facts, changes);
  const next = getStepAfter(step, getTermsDraft(visitor, estimator));
  return redirectAfterPost(
    askForCookies(facts, url, {
      next: getPricingStepAddress(next, returnTo),
      here: getPricingStepAddress(step, returnTo),
    }),
    setCookies,
  );
}

function readAnswers(
  step: Exclude<PricingStep, "contact-details" | "done">,
  draft: TermsDraft,
  estimator: Estimator,
) {
  switch (step) {
    case "down-payment": {
      const { minDollars, maxDollars, stepDollars } = estimator.downPayment;
      const bounds = { min: minDollars, max: maxDollars, step: stepDollars };
      return createAnswerReader(buildDownPaymentForm(bounds), ({ amount }) => ({
        downPaymentDollars: amount,
      }));
    }
    case "trade-in":
      return createAnswerReader(tradeInForm, ({ tradeIn }) => ({
        isTradingIn: tradeIn === "yes",
      }));
    case "trade-equity":
      return createAnswerReader(
        buildTradeEquityForm(getEquityRange(draft, estimator)),
        ({ amount }) => ({ tradeEquityDollars: amount }),
      );
    case "credit-score":
      return createAnswerReader(
        buildCreditScoreForm(listOfferedAnswers(estimator)),
        ({ credit }) => ({
          creditAnswer: CREDIT_ANSWERS.find((it) => it === credit) ?? null,
        }),
      );
  }
}

function listOfferedAnswers({ creditBands }: Pick<Estimator, "creditBands">) {
  return [...creditBands.map(({ label }) => label), "unknown"];
}

function createAnswerReader<Output extends Record<string, unknown>>(
  form: FormDefinition<Output>,
  answersIn: (value: Output) => Answers,
) {
  return {
    form,
    readSent(sent: FormData) {
      const submission = parseForm(form, sent);
      return submission.status === "success"
        ? ({ status: "good", answers: answersIn(submission.value) } as const)
        : ({ status: "wrong", errors: submission.error ?? {} } as const);
    },
  };
}
