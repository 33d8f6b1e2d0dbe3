import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { GateNotice } from "#app/site/gate/gate-notice.ts";
import type { FaqSectionView } from "#app/site/sections/faq-section.server.ts";
import type { ReviewSectionView } from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type {
  BodyStyle,
  ColorFamily,
  Condition,
} from "#app/domain/vehicle/vehicle.ts";

/** The view holds everything that the home page shows and the site's frame does not know. */
export interface HomeView {
  /** This counts the vehicles that this visitor may see; it is null when they may not know the count. */
  readonly vehicleCount: number | null;
  readonly conditions: readonly Condition[];
  /** The notice says what is kept back from this visitor. */
  readonly gateNotice: GateNotice | null;
  readonly suggestions: readonly SearchSuggestion[];
  /** It is null while nothing is for sale. */
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
  /** The record maps a store id to the vehicles that stand there; it is null when this visitor may not know. */
  readonly countByStore: Readonly<Record<string, number>> | null;
}

/** Spec §2: home has a full variant, with a service department, and a compact one without. */
export type HomeVariant = "full" | "compact";

/** The callout says who the dealership is and how to reach it. */
export interface DealershipCallout {
  readonly text: string;
  readonly links: readonly SectionLink[];
}

/** Each slide shows a promotion that holds now. */
export interface HomeSlide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** This is the offer's own page; it is null while offers have no pages. */
  readonly page: string | null;
  /** The slide's button leads here; it is null when that page is off. */
  readonly address: string | null;
  readonly action: string;
  /** The disclosure stands with the claim that it belongs to. */
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

/** Home leads to these addresses; one is null when its page is off. */
export interface HomePages {
  readonly inventory: string;
  readonly applyForFinancing: string | null;
  readonly autoFinancing: string | null;
  readonly sellTrade: string | null;
  readonly service: string | null;
  /** Visitors arrange a visit to the workshop here. */
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

/** Texts state these figures (Spec §9, claims). */
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
