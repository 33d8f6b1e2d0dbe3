import type { SectionLink } from "#app/site/sections/section-link.ts";
import type { IconName } from "#app/ui/icon.tsx";

/** A list shows an offer with its claim, its last day and its terms, never one without the others. */
export interface OfferCard {
  readonly id: string;
  readonly icon: IconName;
  /** The tags read "Financing" or "Warranty". */
  readonly tags: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The text reads "Until January 31, 2027". */
  readonly until: string;
  readonly disclosure: string | null;
  /** The link is View Offer, or the offer's own link while offers have no pages; it is null without either. */
  readonly link: SectionLink | null;
}
