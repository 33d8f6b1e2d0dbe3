import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  countLockedOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { SHOWN_SECTIONS } from "./copy.ts";
import { findLockedModels } from "./model-offers.server.ts";
import {
  type OffersFacts,
  buildHeroFrame,
  createOffersTranslator,
} from "./offers-hero.server.ts";

interface LockedGroup {
  readonly group: OfferSection | "models";
  /** Null means that it is not told how many. */
  readonly count: number | null;
}

/** What of the section, or of all, the unlock opens: how many there are, and nothing else of them. */
export function listLocked(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): readonly LockedGroup[] {
  const counts = countLockedOffers(ports, facts);
  const models = findLockedModels(ports, facts.gate);
  return SHOWN_SECTIONS.filter(
    (it) => section === null || it === section,
  ).flatMap((group): readonly LockedGroup[] => {
    const count = counts[group];
    return [
      ...(count === 0 ? [] : [{ group, count }]),
      ...(group === "sales" && models !== null
        ? [{ group: "models" as const, ...models }]
        : []),
    ];
  });
}

/** It promises nothing of offers that nobody can read yet, and no link stands beside the unlock. */
export function buildLockedHero(
  { profile }: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
  locked: readonly LockedGroup[],
) {
  const t = createOffersTranslator(profile, facts);
  const count = locked
    .filter(({ group }) => group !== "models")
    .reduce((sum, it) => sum + (it.count ?? 0), 0);
  return {
    ...buildHeroFrame(profile, facts, section),
    title: t(`locked.heading.${section ?? "all"}`),
    lead: count === 0 ? t("locked.leadUncounted") : t("locked.lead", { count }),
    links: [],
  };
}
