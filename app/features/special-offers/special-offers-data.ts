import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { LoanStickerView } from "#app/site/offers/loan-sticker.tsx";
import type { OfferCard } from "#app/site/offers/offer-card.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { SectionLink } from "#app/site/sections/section-link.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** Title and description of a page, for search engines. */
export interface OffersHead {
  readonly title: string;
  readonly description: string;
}

/** An offer that opens a page, with a picture. */
export interface FeaturedOffer extends OfferCard {
  readonly image: string | null;
}

export interface OfferGroup {
  readonly section: OfferSection;
  readonly title: string;
  readonly offers: readonly OfferCard[];
  /** To the section's own page; null on it. */
  readonly all: SectionLink | null;
}

/** New cars of one model that are here. */
export interface ModelOffer {
  readonly name: string;
  /** "3 new cars". */
  readonly countText: string;
  /** "from $31,204", or that there is none to show. */
  readonly priceText: string;
  readonly illustration: string;
  readonly shop: SectionLink;
}

export interface ModelOffers {
  readonly models: readonly ModelOffer[];
  readonly all: SectionLink;
}

/** `/special-offers` and each of its sections. */
export interface OffersPageData {
  readonly head: OffersHead;
  readonly hero: PageHeroText;
  /** Null while offers wait for the unlock. */
  readonly offers: {
    readonly featured: readonly FeaturedOffer[];
    readonly groups: readonly OfferGroup[];
    /** Null where no new cars are to be shown. */
    readonly models: ModelOffers | null;
  } | null;
  readonly others: readonly SectionLink[];
}

/** What a service desk needs to see. */
export interface OfferSheetData {
  readonly offer: string;
  readonly text: string;
  readonly dates: string;
  /** Of the department that answers for the offer. */
  readonly phoneText: string;
  readonly code: string;
  readonly terms: string | null;
}

export type OfferPageData =
  | {
      readonly kind: "locked";
      readonly head: OffersHead;
    }
  | {
      readonly kind: "ended";
      readonly text: string;
      readonly current: readonly OfferCard[];
      readonly links: readonly SectionLink[];
    }
  | {
      readonly kind: "offer";
      readonly head: OffersHead;
      readonly hero: PageHeroText;
      readonly sheet: OfferSheetData;
      readonly loan: LoanStickerView | null;
      readonly cars: OfferCars | null;
      readonly others: readonly OfferCard[];
      readonly more: readonly SectionLink[];
    };

export interface OfferCars {
  readonly vehicles: readonly CardVehicle[];
  readonly all: SectionLink;
}
