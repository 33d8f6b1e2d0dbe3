import { getOfferAddress } from "#app/domain/address/page-address.ts";
import { getOfferEnd } from "#app/domain/promotion/offer-days.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/ports.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { findProfileLinkAddress } from "#app/site/vehicles/gated/profile-link.server.ts";
import { getTimeZone } from "#app/site/store/store-time-zone.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { offersCopy } from "./copy.ts";
import type { OfferCard } from "./offer-card.ts";

type CardFacts = Pick<RequestFacts, "language" | "storeId">;

export function buildOfferCard(
  promotion: Promotion,
  profile: StoreProfile,
  facts: CardFacts,
): OfferCard {
  const { language } = facts;
  const t = createTranslator(offersCopy, profile.texts[language], language);
  const page = findOfferPageAddress(promotion, profile, language);
  const action = findOfferActionAddress(promotion, profile, language);
  return {
    id: promotion.id,
    icon: getOfferIcon(promotion),
    tags: promotion.tags.map((tag) => t(`tag.${tag}`)),
    title: promotion.title[language],
    text: promotion.description[language],
    until: formatUntil(promotion, profile, facts),
    disclosure: promotion.disclosure?.[language] ?? null,
    link:
      page !== null
        ? { label: t("view"), address: page }
        : action === null
          ? null
          : {
              label: promotion.additional.ctaText[language],
              address: action,
            },
  };
}

/** The text reads "Until January 31, 2027", by the clocks of the visitor's store. */
function formatUntil(
  promotion: Promotion,
  profile: StoreProfile,
  { language, storeId }: CardFacts,
): string {
  const t = createTranslator(offersCopy, profile.texts[language], language);
  const timeZone = getTimeZone(profile, storeId);
  const { day, time } = getOfferEnd(promotion, timeZone, language);
  return time === null
    ? t("until", { date: day })
    : t("untilTime", { date: day, time });
}

/** It is null while offers have no pages. */
export function findOfferPageAddress(
  { id, additional }: Pick<Promotion, "id" | "additional">,
  profile: StoreProfile,
  language: Language,
): string | null {
  return isPageOn(profile, "specialOffer")
    ? getOfferAddress(additional.category, id, { language })
    : null;
}

/** The offer's own button leads here; it is null when that page is off, and then the phone answers instead. */
export function findOfferActionAddress(
  { url }: Pick<Promotion, "url">,
  profile: StoreProfile,
  language: Language,
): string | null {
  return findProfileLinkAddress(url, profile, language);
}

const TAG_ICONS: Readonly<Record<Promotion["tags"][number], IconName>> = {
  "pre-approve": "wallet",
  financing: "wallet",
  "sell-trade": "trade",
  warranty: "shield",
};
const SECTION_ICONS: Readonly<
  Record<Promotion["additional"]["category"], IconName>
> = { dealer: "store", sales: "car", service: "success" };

function getOfferIcon({ tags: [tag], additional }: Promotion): IconName {
  return tag === undefined
    ? SECTION_ICONS[additional.category]
    : TAG_ICONS[tag];
}
