import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FilterText } from "#app/features/inventory-search/copy.ts";
import type { ListNote } from "#app/features/inventory-search/list-page-data.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { AppPorts } from "#app/ports.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import {
  findGateNotice,
  type GateNotice,
} from "#app/site/gate/gate-notice.server.ts";
import { nameLockedPrices } from "#app/site/gate/locked-prices.server.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { countHidden } from "#app/site/vehicles/gated/count-hidden.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";

/** What the lock keeps from the list; the orders that open with prices belong to it. */
export function findListNotice(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  facts: Pick<RequestFacts, "gate" | "language">,
  { conditions, arePricesLocked }: GatedAnswer,
  t: Translate<FilterText>,
): GateNotice | null {
  const notice = findGateNotice(profile, facts, {
    arePricesLocked,
    hasHiddenGroups: conditions.length < profile.conditions.length,
    countHidden: () => countHidden(index, facts.gate, profile),
  });
  return notice === null || !arePricesLocked
    ? notice
    : {
        ...notice,
        how: [notice.how, t("lockedSortNote")]
          .filter((text) => text !== null)
          .join(" "),
      };
}

/** Null means that the list goes without a word above its cards. */
export function findListNote(
  profile: StoreProfile,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  { search, conditions, arePricesLocked }: GatedAnswer,
  wayBack: string,
): ListNote | null {
  // The notice of the lock says what that keeps back.
  if (arePricesLocked) return null;
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
