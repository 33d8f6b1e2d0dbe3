import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import {
  findPageAddress,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import { findServiceAddress } from "#app/site/store/service-address.ts";
import { articlesCopy } from "./copy.ts";

/** A guide about selling leads to the offer for the visitor's car, one about buying to the cars (Assumption A371). */
export function findGuideAction(
  topic: GuideTopic,
  profile: StoreProfile,
  facts: SectionFacts,
): SectionLink | null {
  const { language } = facts;
  const t = createTranslator(articlesCopy, profile.texts[language], language);
  const link = (address: string | null, key: Parameters<typeof t>[0]) =>
    address === null ? null : { address, label: t(key) };
  switch (topic) {
    case "selling":
      // The steps to an offer begin on that page.
      return link(
        findPageAddress(profile, facts, "sellTrade"),
        isPartOn(profile, "valuation") ? "action.valuation" : "action.selling",
      );
    case "paying":
      return link(
        findPageAddress(profile, facts, "applyForFinancing"),
        "action.paying",
      );
    case "protection":
      return link(
        findPageAddress(profile, facts, "vehicleProtectionPlans"),
        "action.protection",
      );
    case "owning":
      return link(findServiceAddress(profile, facts), "action.owning");
    case "certified":
      return link(findCertifiedAddress(profile, facts), "action.certified");
    case "buying":
    case "prices":
      return link(
        findPageAddress(profile, facts, "searchVehicles"),
        "action.buying",
      );
  }
}

/** Null where no certified cars are sold. */
function findCertifiedAddress(
  profile: StoreProfile,
  { language }: SectionFacts,
): string | null {
  if (findPageAddress(profile, { language }, "searchVehicles") === null)
    return null;
  return profile.conditions.includes("certified")
    ? formatSearchAddress(
        { ...EVERYTHING, condition: "certified" },
        { language },
      )
    : null;
}
