import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { GateNotice } from "#app/site/gate/gate-notice.ts";
import type { FaqSectionView } from "#app/site/sections/faq-section.server.ts";
import type { ReviewSectionView } from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/section-link.ts";
import type {
  BodyStyle,
  ColorFamily,
  Condition,
} from "#app/domain/vehicle/vehicle.ts";

/** Everything the home page shows that the site's frame does not know. */
export interface HomeView {
  /** Vehicles this visitor may see; null when they may not know how many there are. */
  readonly vehicleCount: number | null;
  readonly conditions: readonly Condition[];
  /** What is kept back from this visitor. */
  readonly gateNotice: GateNotice | null;
  readonly suggestions: readonly SearchSuggestion[];
  /** Null while nothing is for sale. */
  readonly featured: FeaturedVehicle | null;
  readonly pages: HomePages;
  readonly variant: HomeVariant;
  readonly slides: readonly HomeSlide[];
  readonly bodyStyles: readonly BodyStyleLink[];
  readonly specialFilters: readonly SpecialFilterCard[];
  readonly claims: HomeClaims;
  readonly warranty: WarrantyPromo;
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
  readonly dealership: DealershipCallout;
  /** Store id → vehicles that stand there; null when this visitor may not know. */
  readonly countByStore: Readonly<Record<string, number>> | null;
}

/** Spec §2: with a service department, and the variant without one. */
export type HomeVariant = "full" | "compact";

/** Who the dealership is, and the ways to it. */
export interface DealershipCallout {
  readonly text: string;
  readonly links: readonly SectionLink[];
}

/** A promotion that holds now. */
export interface HomeSlide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The offer's own; null while offers have no pages. */
  readonly page: string | null;
  /** Where its button leads; null when that page is off. */
  readonly address: string | null;
  readonly action: string;
  /** Stands with the claim that it belongs to. */
  readonly disclosure: string | null;
  readonly isWarranty: boolean;
  readonly image: string | null;
}

export interface SearchSuggestion {
  readonly words: string;
  readonly address: string;
}

export interface FeaturedVehicle {
  readonly name: string;
  readonly address: string;
  readonly stockNumber: string | null;
  readonly color: ColorFamily | null;
  readonly price: PresentedPrice;
  readonly illustration: string;
}

/** Addresses of the pages that home leads to; null when a page is off. */
export interface HomePages {
  readonly inventory: string;
  readonly applyForFinancing: string | null;
  readonly autoFinancing: string | null;
  readonly sellTrade: string | null;
  readonly service: string | null;
  /** Where a visit to the workshop is arranged. */
  readonly serviceSchedule: string | null;
  readonly protectionPlans: string | null;
}

export interface BodyStyleLink {
  readonly value: BodyStyle;
  readonly name: string;
  readonly count: number;
  readonly address: string;
}

export interface SpecialFilterCard {
  readonly title: string;
  readonly description: string;
  readonly count: number;
  readonly address: string;
  readonly illustration: string;
}

/** Figures that texts state. Spec §9, claims. */
export interface HomeClaims {
  readonly preApprovalSeconds: number;
  readonly approvalHoursFrom: number;
  readonly approvalHoursTo: number;
  readonly inspectionPoints: number;
  readonly offerValidDays: number;
  readonly valuationSeconds: number;
}

export interface WarrantyPromo {
  readonly maxMiles: number;
  readonly disclaimer: string;
}
