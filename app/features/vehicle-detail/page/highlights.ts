import { FEATURES, type FeatureKey } from "#app/domain/vehicle/features.ts";
import type { IconName } from "#app/ui/icon.tsx";

const MOST_HIGHLIGHTS = 6;

/** Shoppers ask for these first; each has its icon. Others are in the list of features. */
const RANKED: readonly (readonly [FeatureKey, IconName])[] = [
  ["third-row", "seat"],
  ["heated-seats", "heater"],
  ["leather-seats", "seat"],
  ["panoramic-roof", "sun"],
  ["sunroof", "sun"],
  ["apple-carplay", "smartphone"],
  ["android-auto", "smartphone"],
  ["surround-view-camera", "camera"],
  ["blind-spot-monitor", "radar"],
  ["adaptive-cruise", "gauge"],
  ["driver-assistance", "gauge"],
  ["tow-package", "car"],
  ["ventilated-seats", "heater"],
  ["remote-start", "phone"],
  ["navigation", "pin"],
  ["power-liftgate", "car"],
  ["premium-sound", "success"],
  ["head-up-display", "gauge"],
  ["automatic-emergency-braking", "shield"],
  ["lane-keeping", "shield"],
  ["heated-steering-wheel", "heater"],
  ["memory-seats", "seat"],
  ["wireless-charging", "smartphone"],
  ["backup-camera", "camera"],
  ["parking-sensors", "radar"],
  ["alloy-wheels", "success"],
  ["bluetooth", "smartphone"],
  ["keyless-entry", "lock"],
];

/** If a vehicle has the one feature, the other one adds nothing. */
const SAID_BY: Partial<Record<FeatureKey, FeatureKey>> = {
  sunroof: "panoramic-roof",
  "android-auto": "apple-carplay",
  "backup-camera": "surround-view-camera",
};

export function listHighlights(
  keys: readonly FeatureKey[],
): readonly { readonly icon: IconName; readonly label: string }[] {
  return RANKED.filter(([key]) => {
    const better = SAID_BY[key];
    return keys.includes(key) && !(better && keys.includes(better));
  })
    .slice(0, MOST_HIGHLIGHTS)
    .map(([key, icon]) => ({
      icon,
      label: FEATURES.find((feature) => feature.key === key)?.label ?? key,
    }));
}
