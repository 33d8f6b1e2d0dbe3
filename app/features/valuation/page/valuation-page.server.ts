import { listAnswerFaults } from "#app/domain/trade-offer/trade-answers.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import {
  buildStartData,
  type StartData,
} from "#app/features/valuation/start/start-data.server.ts";
import {
  type OfferPageData,
  offerPage,
} from "#app/features/valuation/offer/offer-page.server.ts";
import {
  type StepPageData,
  stepPage,
} from "#app/features/valuation/steps/step-page.server.ts";
import {
  findTradeRecord,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import {
  findOpenStep,
  listSteps,
  OFFER_STEP,
} from "#app/features/valuation/trade-steps.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";

export type ValuationPorts = RecordPorts &
  ValuePorts &
  Pick<
    AppPorts,
    | "formTokens"
    | "plates"
    | "inventory"
    | "index"
    | "signedNames"
    | "siteUrl"
    | "sentLeads"
  >;
export type ValuationFacts = Pick<
  RequestFacts,
  "language" | "storeId" | "visitor" | "gate" | "tradeToken"
>;

export type ValuationPageData =
  | { readonly kind: "start"; readonly start: StartData }
  | StepPageData
  | OfferPageData
  /** The page stands elsewhere for this visitor. */
  | { readonly kind: "elsewhere"; readonly address: string };

/** `?step=` says which page of the visitor's own draft; without one the valuation starts. */
export async function valuationPage(
  ports: ValuationPorts,
  facts: ValuationFacts,
  query: URLSearchParams,
): Promise<ValuationPageData> {
  const step = query.get("step");
  const record = await findTradeRecord(ports, facts.tradeToken);
  if (step === null || record === null)
    return step === null
      ? {
          kind: "start",
          start: await buildStartData(ports, facts, { query, record }),
        }
      : { kind: "elsewhere", address: getStepAddress(facts, null) };
  const { trade } = ports.profile;
  if (record.accepted !== null && step !== OFFER_STEP)
    return toStep(facts, OFFER_STEP);
  if (!listSteps(trade).includes(step))
    return toStep(facts, findOpenStep(trade, record.draft));
  if (step !== OFFER_STEP) return stepPage(ports, facts, record, step);
  const open = findOpenStep(trade, record.draft);
  const hasFaults = listAnswerFaults(trade, record.draft.answers).length > 0;
  if (record.accepted === null && (open !== OFFER_STEP || hasFaults))
    return toStep(facts, open);
  return offerPage(ports, facts, record, query);
}

function toStep(
  facts: Pick<RequestFacts, "language">,
  step: string,
): Extract<ValuationPageData, { readonly kind: "elsewhere" }> {
  return { kind: "elsewhere", address: getStepAddress(facts, step) };
}

export function valuationHead(
  page: Exclude<ValuationPageData, { readonly kind: "elsewhere" }>,
  site: SiteView,
): SaidHead {
  const t = siteTexts(valuationCopy, site);
  if (page.kind === "start")
    return {
      title: t("title"),
      hasOwnTitle: true,
      description: t("description", {
        name: site.name,
        seconds: page.start.valuationSeconds,
        days: page.start.offerValidDays,
      }),
    };
  return {
    title: page.kind === "step" ? page.title : t("carTitle"),
    hasOwnTitle: true,
    description: null,
  };
}
