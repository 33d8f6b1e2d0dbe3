import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type {
  OfferCard,
  OfferLoan,
} from "#app/site/offers/offer-card.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** Search engines read the title and description of a page here. */
export interface OffersHead {
  readonly title: string;
  readonly description: string;
}

/** A featured offer opens a page and has a picture. */
export interface FeaturedOffer extends OfferCard {
  readonly image: string | null;
}

export interface OfferGroup {
  readonly section: OfferSection;
  readonly title: string;
  readonly offers: readonly OfferCard[];
  /** The link leads to the section's own page; it is null on that page. */
  readonly all: SectionLink | null;
}

/** These are the new cars of one model in stock. */
export interface ModelOffer {
  readonly name: string;
  /** The count reads "3 new cars". */
  readonly countText: string;
  /** The price reads "from $31,204", or says that there is none to show. */
  readonly priceText: string;
  readonly illustration: string;
  readonly shop: SectionLink;
}

export interface ModelOffers {
  readonly models: readonly ModelOffer[];
  readonly all: SectionLink;
}

/** The data is of `/special-offers` and each of its sections. */
export interface OffersPageData {
  readonly head: OffersHead;
  readonly hero: PageHeroText;
  /** It is null while offers wait for the unlock. */
  readonly offers: {
    readonly featured: readonly FeaturedOffer[];
    readonly groups: readonly OfferGroup[];
    /** It is null where no new cars are to be shown. */
    readonly models: ModelOffers | null;
  } | null;
  readonly others: readonly SectionLink[];
}

/** A service desk needs to see this. */
export interface OfferSheetData {
  readonly offer: string;
  readonly text: string;
  readonly dates: string;
  /** The phone is of the department that answers for the offer. */
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
      readonly loan: OfferLoan | null;
      readonly cars: OfferCars | null;
      readonly others: readonly OfferCard[];
      readonly more: readonly SectionLink[];
    };

export interface OfferCars {
  readonly vehicles: readonly CardVehicle[];
  readonly all: SectionLink;
}
