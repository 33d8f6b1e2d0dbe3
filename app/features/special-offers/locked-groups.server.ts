import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  countLockedOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { findLockedModels } from "./model-offers.server.ts";
import type { OffersFacts } from "./offers-hero.server.ts";

export interface LockedGroup {
  readonly group: OfferSection | "models";
  /** Null means that it is not told how many. */
  readonly count: number | null;
}

/**
 * What of the section, or of all, the unlock opens: how many there are, and nothing else of them. Models come last,
 * because they may be the only ones that are not counted.
 */
export function listLocked(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): readonly LockedGroup[] {
  const counts = countLockedOffers(ports, facts);
  const sections = SHOWN_SECTIONS.filter(
    (it) => section === null || it === section,
  );
  const models = sections.includes("sales")
    ? findLockedModels(ports, facts.gate)
    : null;
  return [
    ...sections.map((group) => ({ group, count: counts[group] })),
    ...(models === null ? [] : [{ group: "models" as const, ...models }]),
  ].filter(({ count }) => count !== 0);
}
