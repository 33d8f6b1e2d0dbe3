import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { MapFeature } from "#app/ui/map/landscape.tsx";

/** What the profile draws around its stores. */
export function buildLandscape(
  { map }: Pick<StoreProfile, "map">,
  language: Language,
): readonly MapFeature[] {
  return map.landscape.map(({ kind, name, points }) => ({
    kind,
    name: name && name[language],
    points,
  }));
}
