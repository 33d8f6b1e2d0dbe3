import type { HomeVariant } from "#app/features/home/home-variant.ts";
import { getHeroAddressInTurn } from "#app/domain/illustration/illustration-address.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import {
  findOfferAction,
  findOfferLoan,
  findOfferPageAddress,
} from "#app/site/offers/offer-card.server.ts";

type SlideFacts = OfferRequest & Pick<RequestFacts, "language">;

const MOST_SLIDES = 4;
const SLIDES_IN_SIGHT = 2;

/** A full dealership fills the row with sales offers. The warranty offer has a band of its own (Assumption A89). */
export function listHomeSlides(
  ports: OfferPorts,
  facts: SlideFacts,
  variant: HomeVariant,
) {
  const current = listCurrentOffers(ports, facts).map(
    ({ promotion }) => promotion,
  );
  const own = current.filter(
    ({ position, tags }) =>
      position === "promotions-carousel" &&
      (variant === "compact" || !tags.includes("warranty")),
  );
  const sales =
    variant === "compact"
      ? []
      : current.filter(
          ({ position, additional }) =>
            position === "grid-item" && additional.category === "sales",
        );
  const filling = sales.slice(0, Math.max(0, SLIDES_IN_SIGHT - own.length));
  return [...own.slice(0, MOST_SLIDES), ...filling].map((promotion, at) =>
    buildSlide(promotion, at, ports, facts),
  );
}

export type HomeSlide = ReturnType<typeof listHomeSlides>[number];

/**
 * Its sum, terms and way on fill what the finance department says, in place of a slide that says them once more. One with a
 * picture of its own stays a slide, which shows it.
 */
export function hasLoanToApplyFor({ loan, action, image }: HomeSlide): boolean {
  return loan !== null && action !== null && image === null;
}

/** A promotion without a picture gets one of these cars as decoration. */
const SLIDE_CARS = [
  { bodystyle: "sedans", paintKey: "silver", variant: 12 },
  { bodystyle: "suvs", paintKey: "navy", variant: 5 },
] as const;

function buildSlide(
  promotion: Promotion,
  at: number,
  { profile }: OfferPorts,
  facts: SlideFacts,
) {
  const { language } = facts;
  const isWarranty = promotion.tags.includes("warranty");
  const loan = findOfferLoan(promotion, profile, language);
  return {
    id: promotion.id,
    title: promotion.title[language],
    text: promotion.description[language],
    /** Null means that offers have no pages. */
    page: findOfferPageAddress(promotion, profile, language),
    /** Null means that the page is off. */
    action: findOfferAction(promotion, profile, facts),
    /** The loan behind a claim holds the disclosure; null means that nothing is claimed. */
    loan,
    disclosure:
      loan === null ? (promotion.disclosure?.[language] ?? null) : null,
    isWarranty,
    image:
      promotion.img ??
      (isWarranty || loan !== null
        ? null
        : getHeroAddressInTurn(SLIDE_CARS, at)),
  };
}
