import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { OfferPorts } from "#app/site/offers/current-offers.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import type { OffersHead, OffersPageData } from "./special-offers-data.ts";
import {
  type OffersFacts,
  getScheduleLink,
  listShopLinks,
  createOffersTranslator,
} from "./ways-on.server.ts";

const PICTURES: Readonly<Record<OfferSection | "all", Illustration>> = {
  all: { bodystyle: "suvs", paintKey: "green", variant: 6 },
  sales: { bodystyle: "sedans", paintKey: "red", variant: 2 },
  service: { bodystyle: "trucks", paintKey: "silver", variant: 4 },
  dealer: { bodystyle: "minivans", paintKey: "navy", variant: 9 },
};
export function buildOffersHead(
  { profile }: Pick<OfferPorts, "profile">,
  facts: OffersFacts,
  section: OfferSection | null,
): OffersHead {
  const t = createOffersTranslator(profile, facts);
  const { name } = profile.site;
  return section === null
    ? { title: t("title"), description: t("description", { name }) }
    : {
        title: t(`${section}.title`),
        description: t(`${section}.description`, { name }),
      };
}

export function buildOffersHero(
  { profile }: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): OffersPageData["hero"] {
  const t = createOffersTranslator(profile, facts);
  const shop = listShopLinks(profile, facts);
  const schedule = getScheduleLink(profile, facts);
  const index = { page: "specialOffers", label: t("title") } as const;
  return {
    ...(section === null
      ? {
          ...buildCrumbs(profile, facts, [], t("title")),
          title: t("heading"),
          lead: t("lead"),
        }
      : {
          ...buildCrumbs(profile, facts, [index], t(`${section}.title`)),
          title: t(`${section}.heading`),
          lead: t(`${section}.lead`),
        }),
    // No link stands beside the unlock.
    links: hasLockedOffers(facts.gate)
      ? []
      : section === "service"
        ? [schedule]
        : section === "sales"
          ? shop
          : [...shop, schedule],
    note: null,
    picture: getSectionPicture(section ?? "all"),
  };
}

/** The picture is decoration. */
export function getSectionPicture(section: OfferSection | "all"): string {
  return getIllustrationAddress(PICTURES[section], "profile-left", {
    crop: "hero",
  });
}
