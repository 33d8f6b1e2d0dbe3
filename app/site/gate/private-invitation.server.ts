import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";
import { gateServerCopy } from "./copy.ts";

/** Its sentences come with the page, because a browser would need them for this one alone. */
export interface PrivateInvitationView {
  readonly title: string;
  readonly text: string;
  /** What stands below the drawings of private cars. */
  readonly hidden: string;
  readonly waysTitle: string;
  /** What happens from here on, in its order. */
  readonly ways: readonly { readonly title: string; readonly text: string }[];
  /** Null means that no car is open to this visitor. */
  readonly open: { readonly label: string; readonly address: string } | null;
}

/** It says the same of every search for private cars, whatever else was asked for. */
export function buildPrivateInvitation(
  profile: Pick<StoreProfile, "conditions" | "texts">,
  { gate, language }: { readonly gate: Gate; readonly language: Language },
  counts: { readonly hidden: number; readonly open: number },
): PrivateInvitationView {
  const { conditions, texts } = profile;
  const t = createTranslator(gateServerCopy, texts[language], language);
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const hidden = conditions.filter((it) => hiddenGroups.includes(it));
  const [only, ...others] = hidden;
  const open = conditions.filter((it) => !hiddenGroups.includes(it));
  const arePricesLocked = hidden.some((it) => lockedPriceGroups.includes(it));
  const ways = ["details", "cars", arePricesLocked ? "prices" : "ask"] as const;
  return {
    title:
      only === undefined || others.length > 0
        ? t("privateTitle")
        : t("privateTitle.group", { group: t(`group.${only}`) }),
    text: t("privateText"),
    hidden: nameHiddenCars(profile, language, counts.hidden),
    waysTitle: t("waysTitle"),
    ways: ways.map((it) => ({
      title: t(`way.${it}`),
      text: t(`way.${it}.text`),
    })),
    open:
      counts.open === 0
        ? null
        : {
            label: t("seeOpen", {
              count: counts.open,
              groups: formatList(
                open.map((it) => t(`group.${it}`)),
                language,
              ),
            }),
            address: formatSearchAddress(EVERYTHING, { language }),
          },
  };
}

/** Assumption A303: how many there are is no secret. */
export function nameHiddenCars(
  { texts }: Pick<StoreProfile, "texts">,
  language: Language,
  count: number,
): string {
  const t = createTranslator(gateServerCopy, texts[language], language);
  return count === 0 ? t("hiddenCars") : t("hiddenCarsCounted", { count });
}
