import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

export interface Storefront {
  readonly url: string;
  readonly alt: string;
}

/** The store as who drives by sees it (Assumption A375); null where the profile has no picture. */
export function findStorefront(
  { storeGroup: { picture } }: Pick<StoreProfile, "storeGroup">,
  language: Language,
): Storefront | null {
  return picture && { url: picture.url, alt: picture.alt[language] };
}
