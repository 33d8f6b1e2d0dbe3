import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import {
  buildDealershipJsonLd,
  buildStoreJsonLd,
} from "./dealer-json-ld.server.ts";
import type { SiteMetadata } from "#app/site/page/page-head.ts";
import { buildSiteSocialPicture } from "./social-picture.server.ts";

/** Made when the first page asks for it. */
export function createMetadataGetter(
  profile: StoreProfile,
  siteUrl: string,
  language: Language,
): () => SiteMetadata {
  let made: SiteMetadata | null = null;
  return () => (made ??= make(profile, siteUrl, language));
}

function make(
  profile: StoreProfile,
  siteUrl: string,
  language: Language,
): SiteMetadata {
  const drawn = buildSiteSocialPicture(profile, language);
  const own = profile.seo.socialPicture;
  const picture =
    own === null ? drawn : { address: own, alt: profile.site.name };
  const context = {
    profile,
    siteUrl,
    language,
    image: new URL(picture.address, `${siteUrl}/`).href,
  };
  const stores = new Map(
    profile.stores.map((store) => [store.id, buildStoreJsonLd(store, context)]),
  );
  return {
    themeColor: buildColorSteps(profile.theme.primary, SURFACE).button,
    picture,
    stores: [buildDealershipJsonLd(context), ...stores.values()],
    findStore: (storeId) => stores.get(storeId) ?? null,
  };
}
