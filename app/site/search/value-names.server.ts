import { getValueFacet, type ValueKey } from "#app/domain/inventory/facets.ts";
import { type FacetCount, getMake } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator, isTextOf } from "#app/site/page/copy.ts";
import { capitalize } from "#app/site/page/format.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";
import { getStorePlaces } from "#app/site/vehicles/cards/present-cards.server.ts";

/** Null stands for values that copy names. */
export type FindValueName = (key: ValueKey, value: string) => string | null;

/** Some values are named by the profile, by the table of features, or as the dealer writes them. */
export function createValueNames(
  profile: StoreProfile,
  language: Language,
  makeModels: readonly FacetCount[],
): FindValueName {
  const places = getStorePlaces(profile);
  const bodyStyles = new Map<string, string>(
    profile.search.bodyStyles.map(({ value, name }) => [value, name[language]]),
  );
  const tFeatures = createTranslator(
    featureCopy,
    profile.texts[language],
    language,
  );
  return (asked, value) => {
    const key = getValueFacet(asked).excludes ?? asked;
    switch (key) {
      case "bodystyle":
        return bodyStyles.get(value) ?? null;
      case "features":
        return isTextOf(featureCopy, value) ? tFeatures(value) : null;
      case "make_model":
        return formatMakeModelName(value, makeModels);
      case "store":
        return places.get(value) ?? null;
      default:
        return null;
    }
  };
}

/** The name is "Honda" for `honda` and "Honda Civic" for `honda~civic`, as the dealer writes them. */
function formatMakeModelName(
  value: string,
  makeModels: readonly FacetCount[],
): string {
  // What is not in stock is named after its slug.
  const findName = (known: string, slug: string) =>
    makeModels.find((it) => it.value === known)?.label ??
    slug.split("-").map(capitalize).join(" ");
  const make = getMake(value);
  const makeName = findName(make, make);
  return value === make
    ? makeName
    : `${makeName} ${findName(value, value.slice(make.length + 1))}`;
}
