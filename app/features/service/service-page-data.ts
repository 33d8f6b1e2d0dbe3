import type { ContactConsentView } from "#app/site/forms/contact-details.ts";
import type { OfferCard } from "#app/site/offers/offer-card.server.ts";
import type { FaqSectionView } from "#app/site/sections/faq-section.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { ReviewSectionView } from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";

export interface ServiceOption {
  readonly id: string;
  readonly name: string;
  /** The text says when it is due. */
  readonly text: string;
}

export interface ServicePageData {
  readonly form: {
    readonly action: string;
    readonly token: string;
    readonly defaults: Readonly<Record<string, string>>;
    readonly consent: ContactConsentView;
    readonly lastYear: number;
  };
  readonly hero: PageHeroText;
  readonly services: readonly ServiceOption[];
  /** These are offers of the section `service`; it is null while offers wait for the unlock. */
  readonly specials: readonly OfferCard[] | null;
  readonly specialsLinks: readonly SectionLink[];
  readonly financingLinks: readonly SectionLink[];
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
  readonly staff: readonly StaffView[];
  readonly teamAddress: string | null;
  /** These are the hours of the visitor's store, such as `{ days: "Mon–Fri", hours: "7:30 AM – 6 PM" }`. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
}
