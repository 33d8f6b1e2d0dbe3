import type { SectionLink } from "#app/site/sections/section-link.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** An offer as a list shows it: the claim, its last day and its terms, never one without the others. */
export interface OfferCard {
  readonly id: string;
  readonly icon: IconName;
  /** "Financing", "Warranty". */
  readonly tags: readonly string[];
  readonly title: string;
  readonly text: string;
  /** "Until January 31, 2027". */
  readonly until: string;
  readonly disclosure: string | null;
  /** View Offer, or where the offer itself leads while offers have no pages; null for neither. */
  readonly link: SectionLink | null;
}
