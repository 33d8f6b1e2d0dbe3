import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/ports.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import {
  findOfferActionAddress,
  findOfferPageAddress,
} from "#app/site/offers/offer-card.server.ts";
import type { HomeSlide, HomeVariant } from "./home-view.ts";

/** The slides depend on whose home page it is. */
type SlideFacts = OfferRequest & Pick<RequestFacts, "language">;

const MOST_SLIDES = 4;
/** So many slides stand side by side. */
const SLIDES_IN_SIGHT = 2;

/**
 * The slides are the promotions that hold now: the carousel's own, and at a full dealership sales offers until
 * the row is full. The warranty offer has a band of its own (Assumption A89).
 */
export function listHomeSlides(
  ports: OfferPorts,
  facts: SlideFacts,
  variant: HomeVariant,
): readonly HomeSlide[] {
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

/** A promotion without a picture gets this car as decoration. */
function getSlideCarAddress(at: number): string {
  const car: Illustration =
    at % 2 === 0
      ? { bodystyle: "sedans", paintKey: "silver", variant: 12 }
      : { bodystyle: "suvs", paintKey: "navy", variant: 5 };
  return getIllustrationAddress(car, "profile-left", { crop: "hero" });
}

function buildSlide(
  promotion: Promotion,
  at: number,
  { profile }: OfferPorts,
  { language }: SlideFacts,
): HomeSlide {
  const isWarranty = promotion.tags.includes("warranty");
  return {
    id: promotion.id,
    title: promotion.title[language],
    text: promotion.description[language],
    page: findOfferPageAddress(promotion, profile, language),
    address: findOfferActionAddress(promotion, profile, language),
    action: promotion.additional.ctaText[language],
    disclosure: promotion.disclosure?.[language] ?? null,
    isWarranty,
    image: promotion.img ?? (isWarranty ? null : getSlideCarAddress(at)),
  };
}
