import type { CanonicalRules } from "#app/domain/address/canonical-address.ts";
import type { SearchAddressRules } from "#app/domain/search-address/search-check.ts";
import type { ListingRules } from "#app/domain/listing/list-vehicle.ts";
import type { PricePolicy } from "#app/domain/price/advertised-price.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";

/** It says what this dealership lets a visitor ask of its inventory. */
export function getSearchAddressRules(
  profile: Pick<StoreProfile, "conditions" | "search" | "stores">,
): SearchAddressRules {
  return {
    conditionsSold: profile.conditions,
    sortKeys: [
      ...profile.search.sortOptions,
      ...(profile.stores.length > 1 ? (["nearest"] as const) : []),
    ],
    defaultSort: profile.search.defaultSort,
    storeIds: profile.stores.map(({ id }) => id),
  };
}

/** Whoever asks the catalogue is at no place, so that it knows no nearest car. */
export function getCatalogueRules(
  profile: Pick<StoreProfile, "conditions" | "search" | "stores">,
): SearchAddressRules {
  return {
    ...getSearchAddressRules(profile),
    sortKeys: profile.search.sortOptions,
  };
}

/** Spec §2, canonical links. */
export function getCanonicalRules({
  seo,
}: Pick<StoreProfile, "seo">): CanonicalRules {
  return {
    parameters: seo.canonicalQueryParameters,
    isLowercased: seo.lowercaseCanonical,
  };
}

/** It says what this dealership puts into the price it advertises. */
export function getPricePolicy({
  pricing,
}: Pick<StoreProfile, "pricing">): PricePolicy {
  return {
    advertise: pricing.advertise,
    documentFeeCents: pricing.fees.documentFeeCents,
    requiredAddOns: pricing.requiredAddOns,
    lockedTexts: pricing.lockedTexts,
  };
}

/** For pages that name what is in a price: an add-on that the profile does not name is called as its record has it. */
export function getNamedPricePolicy(
  profile: Pick<StoreProfile, "pricing">,
  language: Language,
): PricePolicy {
  const names = profile.pricing.addOnNames.map(
    (it) => [it.en, it[language]] as const,
  );
  return { ...getPricePolicy(profile), addOnNames: new Map(names) };
}

/** It says what lists of vehicles state beyond the vehicles' own facts. */
export function getListingRules(
  profile: Pick<StoreProfile, "pricing" | "vehicles">,
): ListingRules {
  const { priceDrop, premiumUpgrades } = profile.pricing;
  return {
    ...getPricePolicy(profile),
    premiumFeatureKeys: premiumUpgrades.features,
    premiumMinCount: premiumUpgrades.minimumCount,
    priceDropMinCents: priceDrop.minimumCents,
    priceDropDays: priceDrop.days,
    photoSources: getPhotoPolicy(profile),
  };
}
