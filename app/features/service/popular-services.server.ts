import type { PopularKind } from "#app/domain/store-profile/content/services.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { IconName } from "#app/ui/icon.tsx";

type PopularService = StoreProfile["serviceCenter"]["popularServices"][number];

const toServiceOption = (
  { id, name, description }: PopularService,
  language: Language,
) => ({
  id,
  name: name[language],
  text: description[language],
});

export function listServiceOptions(profile: StoreProfile, language: Language) {
  return profile.serviceCenter.popularServices.map((service) =>
    toServiceOption(service, language),
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
  return profile.serviceCenter.popularServices.map((service) => {
    const { kind, fromCents, minutes, due } = service;
    return {
      ...toServiceOption(service, language),
      icon: kind === null ? ("success" as const) : SERVICE_ICONS[kind],
      fromCents,
      minutes,
      due: due && due[language],
    };
  });
}
