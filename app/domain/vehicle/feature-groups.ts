import type { FeatureKey } from "./features.ts";
import { listFeatureKeys } from "./named-features.ts";

/** In the order in which a car's page has them; what is in no other group comes last. */
export const FEATURE_GROUPS = [
  "comfort",
  "technology",
  "safety",
  "exterior",
  "more",
] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

/** So few are read at a glance, and headings would only stretch them. */
const FEWEST_GROUPED = 8;

const GROUP_BY_KEY: Readonly<
  Record<FeatureKey, Exclude<FeatureGroup, "more">>
> = {
  "heated-seats": "comfort",
  "ventilated-seats": "comfort",
  "heated-rear-seats": "comfort",
  "heated-steering-wheel": "comfort",
  "leather-seats": "comfort",
  "power-seats": "comfort",
  "memory-seats": "comfort",
  "massaging-seats": "comfort",
  "captains-chairs": "comfort",
  "third-row": "comfort",
  sunroof: "comfort",
  "panoramic-roof": "comfort",
  "apple-carplay": "technology",
  "android-auto": "technology",
  bluetooth: "technology",
  navigation: "technology",
  "satellite-radio": "technology",
  "premium-sound": "technology",
  "wifi-hotspot": "technology",
  "wireless-charging": "technology",
  "usb-ports": "technology",
  "rear-entertainment": "technology",
  "head-up-display": "technology",
  "digital-gauges": "technology",
  touchscreen: "technology",
  "keyless-entry": "comfort",
  "push-button-start": "comfort",
  "remote-start": "comfort",
  "power-liftgate": "comfort",
  "power-sliding-doors": "comfort",
  "backup-camera": "safety",
  "surround-view-camera": "safety",
  "parking-sensors": "safety",
  "automatic-parking": "safety",
  "blind-spot-monitor": "safety",
  "rear-cross-traffic-alert": "safety",
  "adaptive-cruise": "safety",
  "cruise-control": "safety",
  "lane-keeping": "safety",
  "lane-departure-warning": "safety",
  "automatic-emergency-braking": "safety",
  "forward-collision-warning": "safety",
  "driver-assistance": "safety",
  "automatic-headlights": "safety",
  "led-headlights": "exterior",
  "fog-lights": "exterior",
  "rain-sensing-wipers": "exterior",
  "heated-mirrors": "exterior",
  "dual-zone-climate": "comfort",
  "rear-climate": "comfort",
  "air-conditioning": "comfort",
  "ambient-lighting": "comfort",
  "tow-package": "exterior",
  "trailer-brake": "exterior",
  "roof-rack": "exterior",
  "running-boards": "exterior",
  "bed-liner": "exterior",
  "tonneau-cover": "exterior",
  "alloy-wheels": "exterior",
  "off-road-package": "exterior",
  "air-suspension": "exterior",
  "paddle-shifters": "comfort",
  homelink: "comfort",
  "security-system": "safety",
  "stability-control": "safety",
};

/** What nobody searches for, by words that it has; the first row that knows one decides: "Tire Pressure" is no tire. */
const WORDS: readonly (readonly [FeatureGroup, RegExp])[] = [
  [
    "safety",
    /\b(air ?bags?|tire pressure|tpms|abs|anti-?lock|brak(e|es|ing)|cameras?|assist|alert|warning|immobilizer|child|latch|isofix|daytime)\b/i,
  ],
  [
    "technology",
    /\b(radio|audio|stereo|speakers?|subwoofer|sound|cd|mp3|aux|hd|display|screen|monitor|instrument|wireless|voice|connected|onstar|trip computer|compass|outlets?|chargers?)\b/i,
  ],
  [
    "comfort",
    /\b(seats?|seating|seatbacks?|bench|upholstery|trimmed|armrests?|lumbar|headrests?|head restraints|steering|column|power (windows?|door locks?|locks?)|locks?|cup ?holders?|floor mats?|carpet|visors?|vanity|console|shades?|defrost(er)?|defogger|heater|dome|reading lights?|all-glass roof|glove)\b/i,
  ],
  [
    "exterior",
    /\b(wheels?|tires?|spare|rims?|mirrors?|head(lights?|lamps?)|tail ?(lights?|lamps?)|lights?|lamps?|spoiler|wipers?|tint(ed)?|glass|windows?|splash guards|mud ?(guards|flaps)|bumpers?|grille|paint|moldings?|cargo doors|tailgate|bed|tie-?downs|hitch|trailer|tow(ing)?|suspension|shocks|axle|roof|exhaust|fenders?|doors?)\b/i,
  ],
];

/** By the searchable feature that the dealer's words name, else by what they are about. */
export function getFeatureGroup(name: string): FeatureGroup {
  const [key] = listFeatureKeys([name]);
  if (key !== undefined) return GROUP_BY_KEY[key];
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? "more";
}

export interface GroupedFeatures {
  /** Null where all of them stand in one list. */
  readonly group: FeatureGroup | null;
  readonly names: readonly string[];
}

/** The dealer's words and order stay within a group. */
export function groupFeatures(
  names: readonly string[],
): readonly GroupedFeatures[] {
  if (names.length === 0) return [];
  const byGroup = Map.groupBy(names, getFeatureGroup);
  if (names.length < FEWEST_GROUPED || byGroup.size === 1)
    return [{ group: null, names }];
  return FEATURE_GROUPS.flatMap((group) => {
    const its = byGroup.get(group);
    return its === undefined ? [] : [{ group, names: its }];
  });
}
