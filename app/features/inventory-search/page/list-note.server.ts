import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FilterText } from "#app/features/inventory-search/copy.ts";
import type { ListNote } from "#app/features/inventory-search/list-page-data.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { nameLockedPrices } from "#app/site/gate/locked-prices.server.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";

/** Null means that the list goes without a word above its cards. */
export function findListNote(
  profile: StoreProfile,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  { search, conditions, arePricesLocked }: GatedAnswer,
  wayBack: string,
  t: Translate<FilterText>,
): ListNote | null {
  if (arePricesLocked) return { text: t("lockedSortNote"), link: null };
  const { restrictions, texts } = profile;
  const shown = search.condition === "all" ? conditions : [search.condition];
  const wasPrivate =
    restrictions.search.unlockInventory ||
    shown.every((it) => restrictions[it].unlockInventory);
  const prices = nameLockedPrices(profile, gate, language);
  if (!wasPrivate || gate.priceKey !== "terms" || prices === null) return null;
  const overrides = texts[language];
  const tGate = createTranslator(gateServerCopy, overrides, language);
  return {
    text: tGate("openedNote", { prices }),
    link: {
      label: tGate("openedLink"),
      address: getPersonalizedPricingAddress(wayBack),
    },
  };
}
