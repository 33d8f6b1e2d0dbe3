import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import {
  rankFeatures,
  type RankedFeature,
} from "#app/domain/vehicle/ranked-features.ts";
import type { FacetCount } from "#app/domain/inventory/search.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { HighlightText } from "#app/features/vehicle-detail/highlight-copy.ts";

/** They stand in rows of three, and at most in two of them. */
const A_ROW = 3;
const MOST_HIGHLIGHTS = 2 * A_ROW;

/** Each feature that shoppers ask for first has its icon. */
const ICONS: Readonly<Record<RankedFeature, IconName>> = {
  "third-row": "person",
  "heated-seats": "heater",
  "leather-seats": "seat",
  "panoramic-roof": "sun",
  sunroof: "sun",
  "apple-carplay": "smartphone",
  "android-auto": "smartphone",
  "surround-view-camera": "camera",
  "blind-spot-monitor": "radar",
  "adaptive-cruise": "gauge",
  "driver-assistance": "steering-wheel",
  "tow-package": "trailer",
  "ventilated-seats": "wind",
  "remote-start": "key",
  navigation: "route",
  "power-liftgate": "liftgate",
  "premium-sound": "speaker",
  "head-up-display": "gauge",
  "automatic-emergency-braking": "shield",
  "lane-keeping": "shield",
  "heated-steering-wheel": "steering-wheel",
  "memory-seats": "seat",
  "wireless-charging": "bolt",
  "backup-camera": "camera",
  "parking-sensors": "radar",
  "alloy-wheels": "wheel",
  bluetooth: "phone",
  "keyless-entry": "key",
};

/** What a shopper may know of our whole stock: how many cars there are, and how many of them have each feature. */
export interface StockCounts {
  readonly total: number;
  readonly features: readonly FacetCount[];
}

/** A share of fewer cars than this says nothing. */
const FEWEST_CARS = 20;
/** What so few of our cars have comes first. */
const RARE_SHARE = 0.25;
/** Where so few have all that is shown, they are counted: one of ten is worth a word, and one of four is not. */
const COUNTED_SHARE = 0.1;
/** What more of our cars have than this stands behind what fewer have. */
const USUAL_SHARE = 0.67;

export interface Highlight {
  readonly key: FeatureKey;
  readonly icon: IconName;
  readonly label: string;
  /** What the shopper has of it. */
  readonly meaning: string;
  /** Most of our cars have it. */
  readonly isUsual: boolean;
}

interface HighlightWords {
  readonly tFeature: Translate<FeatureKey>;
  readonly t: Translate<HighlightText>;
}

/**
 * Rare features come first, the rarest ahead; the others follow in the order in which shoppers ask for them. What most
 * of our cars have only fills up a row that the others began; where there are no others, it is what the car comes with.
 */
export function listHighlights(
  keys: readonly FeatureKey[],
  { total, features }: StockCounts,
  { t, tFeature }: HighlightWords,
): readonly Highlight[] {
  const hasShares = total >= FEWEST_CARS;
  const ranked = rankFeatures(keys)
    .map((key) => {
      const cars = features.find(({ value }) => value === key)?.count ?? 0;
      return {
        key,
        icon: ICONS[key],
        label: tFeature(key),
        meaning: t(`meaning.${key}`),
        isUsual: hasShares && cars > total * USUAL_SHARE,
        onCars:
          hasShares && cars > 0 && cars <= total * RARE_SHARE ? cars : null,
      };
    })
    .toSorted(
      (a, b) =>
        Number(a.isUsual) - Number(b.isUsual) ||
        (a.onCars ?? Infinity) - (b.onCars ?? Infinity),
    );
  const telling = ranked.filter(({ isUsual }) => !isUsual).length;
  const wholeRows =
    telling === 0
      ? A_ROW * Math.floor(ranked.length / A_ROW)
      : A_ROW * Math.ceil(telling / A_ROW);
  return ranked
    .slice(0, Math.min(wholeRows, MOST_HIGHLIGHTS))
    .map(({ key, icon, label, meaning, isUsual }) => ({
      key,
      icon,
      label,
      meaning,
      isUsual,
    }));
}

/** What every other car has as well stands out nowhere. */
export function findHighlightsTitle(listed: readonly Highlight[]) {
  return listed.every(({ isUsual }) => isUsual)
    ? "highlightsUsual"
    : "highlights";
}

/**
 * On how many of our cars the highlights stand together: said once, so that each of them reads like the next. Null where
 * that is not rare, where one alone stands there, or where too few cars stand here to tell (Assumption A301).
 */
export function sayTogether(
  { length }: readonly Highlight[],
  onCars: number,
  total: number,
  t: Translate<HighlightText>,
): string | null {
  if (length < 2 || total < FEWEST_CARS) return null;
  if (onCars === 0 || onCars > total * COUNTED_SHARE) return null;
  if (onCars === 1) return t("onlyOne");
  return t("together", {
    count: formatNumber(onCars),
    total: formatNumber(total),
  });
}
