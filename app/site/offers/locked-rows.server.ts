import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type {
  PrivatePanelView,
  PrivateRow,
} from "#app/site/sections/private/private-screen.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { lockedOffersCopy } from "./copy.ts";
import type { countLockedOffers, OfferPorts } from "./current-offers.server.ts";

const ICONS: Readonly<Record<OfferSection, IconName>> = {
  sales: "key",
  service: "wheel",
  dealer: "store",
};

export function createLockedTranslator(
  { profile }: Pick<OfferPorts, "profile">,
  { language }: Pick<SectionFacts, "language">,
) {
  return createTranslator(lockedOffersCopy, profile.texts[language], language);
}

/** It says how many offers of the section the unlock opens, and nothing else of them: "4 sales specials". */
export function buildLockedRow(
  ports: Pick<OfferPorts, "profile">,
  facts: Pick<SectionFacts, "language">,
  section: OfferSection,
  count: number,
): PrivateRow {
  const t = createLockedTranslator(ports, facts);
  return {
    icon: ICONS[section],
    title: t(`locked.group.${section}`, { count }),
    text: t(`locked.group.${section}.text`),
  };
}

/** Null means that nothing is counted, as where only the prices of new models wait. */
export function buildLockedPanel(
  ports: Pick<OfferPorts, "profile">,
  facts: Pick<SectionFacts, "language">,
  counts: ReturnType<typeof countLockedOffers>,
): PrivatePanelView | null {
  const rows = SHOWN_SECTIONS.filter((section) => counts[section] > 0).map(
    (section) => buildLockedRow(ports, facts, section, counts[section]),
  );
  if (rows.length === 0) return null;
  return { title: createLockedTranslator(ports, facts)("locked.panel"), rows };
}
