import { getPageAddress } from "#app/domain/address/page-address.ts";
import {
  getPricingStepAddress,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";
import { isHomeAddress } from "#app/domain/address/return-address.ts";
import { splitAskedVin } from "#app/domain/address/safe-return-address.ts";
import { isGranted } from "#app/domain/consent/consent.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import { keepsPricesPrivate, locksPrices } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { hasAllContactDetails } from "#app/domain/visitor/contact-details.ts";
import {
  getEquityRange,
  getTermsDraft,
} from "#app/domain/visitor/terms-draft.ts";
import type { TermsDraft } from "#app/domain/visitor/visitor-profile.ts";
import {
  findStepBefore,
  getFirstOpenStep,
  isReachable,
  listWalkedSteps,
} from "#app/domain/visitor/wizard-steps.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { findAskedName } from "#app/site/vehicles/gated/asked-name.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { formatPeriod } from "#app/site/page/format-period.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { hasAgreedBefore } from "#app/site/visitor/given-consent.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { listTermsFacts } from "#app/site/visitor/terms-facts.ts";
import { listAnswersSummary } from "./answers-summary.server.ts";
import { wizardCopy, wizardServerCopy } from "./copy.ts";
import { listCreditChoices } from "./credit-choices.server.ts";
import { buildOpenedCar } from "./opened-car.server.ts";
import { getQuestionTitle } from "./question-title.ts";
import { contactDetailsForm } from "./step-forms.ts";

type Ports = Pick<AppPorts, "profile" | "formTokens" | "clock" | "index">;
type Facts = Pick<RequestFacts, "visitor" | "gate" | "language" | "consent">;

export interface WizardParams {
  readonly step: PricingStep;
  readonly returnTo: string;
}

/** Null means that another step is asked first. */
export function wizardPage(
  ports: Ports,
  facts: Facts,
  {
    step,
    returnTo,
    areCookiesRefused,
  }: WizardParams & { readonly areCookiesRefused: boolean },
) {
  const { profile } = ports;
  const { language } = facts;
  const draft = getTermsDraft(facts.visitor, profile.estimator);
  if (!isReachable(step, draft)) return null;
  const walked = listWalkedSteps(draft);
  const before = findStepBefore(step, draft);
  const { page: wayBack } = splitAskedVin(returnTo);
  return {
    question: buildQuestion(ports, facts, { step, returnTo }, draft),
    stepNumber: walked.indexOf(step) + 1,
    stepCount: walked.length,
    action: getPricingStepAddress(step, returnTo),
    /** It says what was answered before, by field. */
    defaults: buildDefaults(ports, facts, step, draft),
    backAddress:
      before === null ? wayBack : getPricingStepAddress(before, returnTo),
    returnTo: wayBack,
    areCookiesRefused,
    /** Whoever came for a price is told that these questions lead to it. */
    arePricesLocked: locksPrices(facts.gate),
    /** Contact details are known, so that prices open with the last answer and not with the last step. */
    opensNext: step === "credit-score" && facts.gate.priceKey === "terms",
    /** The car whose price was asked for. */
    askedName: findAskedName(ports, facts.gate, returnTo),
    answersSummary: listAnswersSummary(
      step,
      draft,
      profile.estimator,
      createTranslator(wizardServerCopy, profile.texts[language], language),
      createTranslator(termsCopy, profile.texts[language], language),
    ),
    changeAddress: getPricingStepAddress("down-payment", returnTo),
  };
}

export type WizardPageData = NonNullable<ReturnType<typeof wizardPage>>;
export type StepQuestion<Step extends PricingStep> = Extract<
  WizardPageData["question"],
  { readonly step: Step }
>;

/** The question that is asked first; `done` where none is open. */
export function getOpenStep(
  { profile }: Pick<Ports, "profile">,
  { visitor }: Pick<Facts, "visitor">,
): PricingStep {
  return getFirstOpenStep(getTermsDraft(visitor, profile.estimator));
}

/** The step `done` asks nothing. */
function buildQuestion(
  ports: Ports,
  facts: Facts,
  { step, returnTo }: WizardParams,
  draft: TermsDraft,
) {
  const { profile, formTokens, clock } = ports;
  const { estimator } = profile;
  const { language, visitor, gate } = facts;
  switch (step) {
    case "down-payment": {
      const { minDollars, maxDollars, stepDollars } = estimator.downPayment;
      const bounds = { min: minDollars, max: maxDollars, step: stepDollars };
      return { step, bounds };
    }
    case "trade-equity":
      return { step, bounds: getEquityRange(draft, estimator) };
    case "trade-in":
      return { step };
    case "credit-score": {
      const thisYear = new Date(clock.nowMs()).getUTCFullYear();
      return { step, ...listCreditChoices(profile, language, thisYear) };
    }
    case "contact-details":
      return {
        step,
        token: formTokens.issue(contactDetailsForm.name),
        consent: buildContactConsentView(profile, language),
        /** The last answer opens locked prices, or only payments where nothing was locked. */
        end: locksPrices(gate) ? "prices" : "payments",
        /** This visitor's prices were private, and have just opened. */
        areOpened:
          keepsPricesPrivate(profile.restrictions) && !locksPrices(gate),
        /** All of it was given before, so the visitor only looks over it. */
        isKnown: hasAllContactDetails(visitor),
        hasAgreed: hasAgreedBefore(
          visitor,
          profile.leads.contactConsent,
          visitor,
        ),
      } as const;
    case "done":
      return buildDoneQuestion(ports, facts, draft, returnTo);
  }
}

function buildDoneQuestion(
  ports: Ports,
  facts: Facts,
  draft: TermsDraft,
  returnTo: string,
) {
  const { profile } = ports;
  const { language, consent } = facts;
  const car = buildOpenedCar(ports, facts, returnTo);
  const { page: wayBack, vin } = splitAskedVin(returnTo);
  const isFromCar = car !== null && vin === null;
  const { estimator, texts, restrictions, visitor } = profile;
  const areGated = keepsPricesPrivate(restrictions);
  const t = createTranslator(termsCopy, texts[language], language);
  const pages = [
    ["getPreApproved", "applyForFinancing"],
    [
      "valueTrade",
      isPageOn(profile, "sellTradeYourVehicle")
        ? "sellTradeYourVehicle"
        : "sellTrade",
    ],
  ] as const;
  return {
    step: "done",
    car,
    end: areGated ? "prices" : "payments",
    facts: listTermsFacts(draft, estimator, t).map(
      ({ step, label, value }) => ({
        label,
        value,
        changeAddress: getPricingStepAddress(step, returnTo),
      }),
    ),
    /** No step asks for it. */
    termMonths: getStandingTerms(estimator, facts.visitor.terms)
      .financeTermMonths,
    /** Null means that the answers end with the browser. */
    keptFor: isGranted(consent, "functional")
      ? formatPeriod(visitor.profileDays, language)
      : null,
    links: [
      ...(car === null
        ? []
        : [
            {
              label: "seeCar",
              address: isFromCar ? wayBack : car.address,
            } as const,
          ]),
      {
        label: "keepBrowsing",
        address:
          isFromCar || isHomeAddress(wayBack)
            ? formatSearchAddress(EVERYTHING, { language })
            : wayBack,
      },
      ...pages
        .filter(([, page]) => isPageOn(profile, page))
        .map(([label, page]) => ({
          label,
          address: getPageAddress(page, { language }),
        })),
    ],
  } as const;
}

function buildDefaults(
  { profile: { estimator } }: Ports,
  { visitor }: Facts,
  step: PricingStep,
  draft: TermsDraft,
): Record<string, string> {
  const { downPaymentDollars, isTradingIn, tradeEquityDollars } = draft;
  switch (step) {
    case "down-payment": {
      const { defaultDollars } = estimator.downPayment;
      return { amount: formatNumber(downPaymentDollars ?? defaultDollars) };
    }
    case "trade-equity": {
      const { default: usual } = estimator.tradeEquityDollars;
      return { amount: formatNumber(tradeEquityDollars ?? usual) };
    }
    case "trade-in":
      return isTradingIn === null
        ? {}
        : { tradeIn: isTradingIn ? "yes" : "no" };
    case "credit-score":
      return draft.creditAnswer === null ? {} : { credit: draft.creditAnswer };
    case "contact-details":
      return toContactFields(visitor);
    case "done":
      return {};
  }
}

export function wizardHead(
  { question }: WizardPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(wizardCopy, site);
  return {
    title: getQuestionTitle(question, t),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
  };
}
