import type { Gate } from "#app/domain/gate/gate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { gateServerCopy } from "./copy.ts";
import { nameLockedPrices } from "./locked-prices.server.ts";

/** Its sentences come with the page, because a browser would need all of them for one. */
export interface GateNotice {
  readonly kind: GateNoticeKind;
  readonly title: string;
  /** Null means that the title says it all. */
  readonly how: string | null;
}

export type GateNoticeKind =
  /** Prices open with contact details and terms. */
  | "prices"
  /** Contact details are known, the terms are not complete. */
  | "terms"
  /** Whole groups of vehicles open with contact details. */
  | "vehicles";

/** Null means that a list keeps nothing back. */
export function findGateNotice(
  profile: StoreProfile,
  { gate, language }: { readonly gate: Gate; readonly language: Language },
  {
    arePricesLocked,
    hasHiddenGroups,
    countHidden,
  }: {
    readonly arePricesLocked: boolean;
    readonly hasHiddenGroups: boolean;
    readonly countHidden: () => number;
  },
): GateNotice | null {
  const t = createTranslator(gateServerCopy, profile.texts[language], language);
  if (hasHiddenGroups) {
    const count = countHidden();
    const prices = nameLockedPrices(profile, gate, language);
    return {
      kind: "vehicles",
      title:
        count === 0
          ? t("notice.vehicles")
          : t("notice.vehiclesCounted", { count }),
      how:
        prices === null
          ? t("notice.vehicles.how")
          : t("notice.vehicles.howWithPrices", { prices }),
    };
  }
  if (!arePricesLocked) return null;
  return gate.priceKey === "terms"
    ? {
        kind: "terms",
        title: t("notice.terms"),
        how: t("notice.terms.how"),
      }
    : {
        kind: "prices",
        title: t("notice.prices"),
        how: t("notice.prices.how"),
      };
}
