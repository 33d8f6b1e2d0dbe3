import type { PopularKind } from "#app/domain/store-profile/content/services.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { IconName } from "#app/ui/icon.tsx";

export function listServiceOptions(profile: StoreProfile, language: Language) {
  return profile.serviceCenter.popularServices.map(
    ({ id, name, description }) => ({
      id,
      name: name[language],
      /** When the service is due. */
      text: description[language],
    }),
  );
}

const SERVICE_ICONS: Readonly<Record<PopularKind, IconName>> = {
  oil: "oil",
  brakes: "brakes",
  tires: "tires",
  alignment: "alignment",
  battery: "battery",
  engine: "gauge",
  transmission: "wheel",
};

export function listPopularServices(profile: StoreProfile, language: Language) {
  const { popularServices } = profile.serviceCenter;
  return listServiceOptions(profile, language).map((service, at) => {
    const { kind = null, fromCents = null } = popularServices[at] ?? {};
    return {
      ...service,
      icon: kind === null ? ("success" as const) : SERVICE_ICONS[kind],
      fromCents,
    };
  });
}
