import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { VehicleText } from "./copy.ts";

/** A body style whose name is no noun has words of its own. */
export function buildMoreLink(
  { bodystyle }: Pick<Vehicle, "bodystyle">,
  profile: StoreProfile,
  language: Language,
) {
  const values = { bodystyle: [bodystyle] };
  return {
    bodystyle,
    name: getBodyStyleName(bodystyle, profile, language),
    address: formatSearchAddress({ ...EVERYTHING, values }, { language }),
  };
}

function getBodyStyleName(
  bodystyle: Vehicle["bodystyle"],
  { search }: StoreProfile,
  language: Language,
): string {
  const known = search.bodyStyles.find(({ value }) => value === bodystyle);
  return known?.name[language] ?? capitalize(bodystyle);
}

export function buildVehicleCrumbs(
  { bodystyle, make, model }: Pick<Vehicle, "bodystyle" | "make" | "model">,
  profile: StoreProfile,
  language: Language,
  t: Translate<VehicleText>,
) {
  const buildCrumb = (
    label: string,
    values: (typeof EVERYTHING)["values"],
  ) => ({
    label,
    href: formatSearchAddress({ ...EVERYTHING, values }, { language }),
  });
  const value = toMakeModelValue(make, model);
  // A name without a letter or digit has no filter.
  const hasFilter = !/^~|~$/.test(value);
  return [
    buildCrumb(t("allCars"), {}),
    buildCrumb(getBodyStyleName(bodystyle, profile, language), {
      bodystyle: [bodystyle],
    }),
    ...(hasFilter
      ? [buildCrumb(`${make} ${model}`, { make_model: [value] })]
      : []),
  ];
}
