import type { ContactConsentView } from "#app/site/forms/contact-details.ts";
import type { FaqSectionView } from "#app/site/sections/faq-section.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { ReviewSectionView } from "#app/site/sections/review-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import type { SellComparison } from "./comparison.server.ts";

export interface SellFormData {
  readonly action: string;
  readonly token: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** This is the last model year that may be chosen. */
  readonly lastYear: number;
  readonly offerValidDays: number;
  readonly valuationSeconds: number;
}

export interface SellPageData {
  readonly form: SellFormData;
  readonly hero: PageHeroText;
  readonly comparison: SellComparison;
  readonly reviews: ReviewSectionView;
  readonly faqs: FaqSectionView;
  readonly links: readonly SectionLink[];
}
