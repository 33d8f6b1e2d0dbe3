import { FEATURE_KEYS, type FeatureKey } from "./features.ts";

/** Shoppers ask for these first, in this order; others are in the list of features. */
const RANKED = [
  "third-row",
  "heated-seats",
  "leather-seats",
  "panoramic-roof",
  "sunroof",
  "apple-carplay",
  "android-auto",
  "surround-view-camera",
  "blind-spot-monitor",
  "adaptive-cruise",
  "driver-assistance",
  "tow-package",
  "ventilated-seats",
  "remote-start",
  "navigation",
  "power-liftgate",
  "premium-sound",
  "head-up-display",
  "automatic-emergency-braking",
  "lane-keeping",
  "heated-steering-wheel",
  "memory-seats",
  "wireless-charging",
  "backup-camera",
  "parking-sensors",
  "alloy-wheels",
  "bluetooth",
  "keyless-entry",
] as const satisfies readonly FeatureKey[];
export type RankedFeature = (typeof RANKED)[number];

/** If a vehicle has the one feature, the other one adds nothing. */
const SAID_BY: Partial<Record<FeatureKey, FeatureKey>> = {
  sunroof: "panoramic-roof",
  "android-auto": "apple-carplay",
  "backup-camera": "surround-view-camera",
};

/** Those of the features that shoppers ask for first, without what a better one of them says already. */
export function rankFeatures(
  keys: readonly FeatureKey[],
): readonly RankedFeature[] {
  return RANKED.filter((key) => {
    const better = SAID_BY[key];
    return keys.includes(key) && !(better && keys.includes(better));
  });
}

/** All features there are, those that shoppers ask for first before the others. */
export const FEATURES_BY_DEMAND: readonly FeatureKey[] = [
  ...new Set<FeatureKey>([...RANKED, ...FEATURE_KEYS]),
];
