import { FEATURE_KEYS, type FeatureKey } from "./features.ts";

/** A car that has one of the better features has the basic one, whether or not its feed lists that as well. */
const IMPLIED_BY: Readonly<Partial<Record<FeatureKey, readonly FeatureKey[]>>> =
  {
    "heated-seats": ["heated-rear-seats"],
    "power-seats": ["memory-seats"],
    bluetooth: ["apple-carplay", "android-auto"],
    "usb-ports": ["apple-carplay", "android-auto"],
    touchscreen: ["apple-carplay", "android-auto", "navigation"],
    "keyless-entry": ["push-button-start"],
    "backup-camera": ["surround-view-camera"],
    "adaptive-cruise": ["driver-assistance"],
    "cruise-control": ["adaptive-cruise", "driver-assistance"],
    "lane-departure-warning": ["lane-keeping"],
    "forward-collision-warning": ["automatic-emergency-braking"],
    "air-conditioning": ["dual-zone-climate", "rear-climate"],
  };

/** Nearly every car has them: where a feed leaves one out, that says more of the feed than of the car. */
const BASIC: ReadonlySet<FeatureKey> = new Set([
  "air-conditioning",
  "cruise-control",
  "touchscreen",
  "bluetooth",
  "usb-ports",
  "keyless-entry",
  "backup-camera",
  "stability-control",
]);

export function isBasicFeature(key: FeatureKey): boolean {
  return BASIC.has(key);
}

/** What is listed, and what goes without saying beside it. */
export function addImpliedFeatures(
  listed: readonly FeatureKey[],
): readonly FeatureKey[] {
  return FEATURE_KEYS.filter(
    (key) =>
      listed.includes(key) ||
      IMPLIED_BY[key]?.some((better) => listed.includes(better)) === true,
  );
}
