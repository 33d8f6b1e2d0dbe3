import { STORED_ITEMS } from "#app/domain/consent/every-stored-item.ts";
import { RECEIVERS, type Receiver } from "#app/domain/consent/receivers.ts";
import {
  CHOSEN_LANGUAGE,
  SELECTED_STORE,
  type StoredItem,
} from "#app/domain/consent/stored-items.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  findTagSettings,
  findVendorsInUse,
} from "#app/domain/tags/tag-settings.ts";
import { getChosenLanguageItem } from "#app/domain/visitor/chosen-language.ts";
import { getSelectedStoreItem } from "#app/domain/visitor/store-cookie.ts";

/** A vendor's items are there only where the profile turns the vendor on. */
export function listItemsInUse(
  profile: Pick<StoreProfile, "tracking" | "visitor">,
): readonly StoredItem[] {
  const isInUse = findVendorsInUse(findTagSettings(profile));
  const { storeCookieDays } = profile.visitor;
  return STORED_ITEMS.filter(
    ({ vendor }) => vendor === undefined || isInUse[vendor],
  ).map((it) => {
    if (it === SELECTED_STORE) return getSelectedStoreItem(storeCookieDays);
    return it === CHOSEN_LANGUAGE ? getChosenLanguageItem(storeCookieDays) : it;
  });
}

/** Nothing goes to anybody whose tag the profile leaves off. */
export function listReceiversInUse(
  profile: Pick<StoreProfile, "tracking">,
): readonly Receiver[] {
  const tags = findTagSettings(profile);
  if (tags === null) return [];
  const isInUse: Record<Receiver["name"], boolean> = {
    googleAnalytics: tags.googleTag !== null,
    googleAds: tags.googleAds !== null,
    metaPixel: tags.metaPixel !== null,
    metaConversions: tags.hasMetaIds,
    consentManager: tags.consentManager !== null,
  };
  return RECEIVERS.filter(({ name }) => isInUse[name]);
}
