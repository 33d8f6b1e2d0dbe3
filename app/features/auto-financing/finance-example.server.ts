import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import {
  type OfferLoan,
  findOfferLoan,
} from "#app/site/offers/offer-card.server.ts";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import type { FinancingWords } from "./financing-words.server.ts";

/** A claim such as "$7 down" stands here with the loan that it describes. */
export interface FinanceExampleView {
  readonly title: string;
  readonly text: string;
  readonly points: readonly StatedPromise[];
  readonly links: readonly SectionLink[];
  readonly loan: OfferLoan;
}

/**
 * This is the first financing promotion that holds now and names its loan; it is null without one (12 CFR
 * 1026.24(d); Assumption A97).
 */
export function findFinanceExample(
  ports: OfferPorts,
  words: FinancingWords,
  facts: SectionFacts & OfferRequest,
): FinanceExampleView | null {
  const { language } = facts;
  const promotion = listCurrentOffers(ports, facts)
    .map((it) => it.promotion)
    .find((it) => it.financeExample !== null && it.disclosure !== null);
  const loan = promotion && findOfferLoan(promotion, ports.profile, language);
  if (!promotion || !loan) return null;
  const leadsToPreApproval = promotion.url === PAGE_PATHS.applyForFinancing;
  return {
    title: promotion.title[language],
    text: promotion.description[language],
    points: ([1, 2, 3] as const).map((at) => ({
      title: words.say(`example.point${at}`),
      text: null,
    })),
    links: leadsToPreApproval ? words.start : [words.call],
    loan,
  };
}
