import {
  type CookieRules,
  formatCookie,
} from "#app/domain/consent/storage-gate.ts";
import { SHOPPER_PLACE } from "#app/domain/consent/stored-items.ts";

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where shoppers say they are: a ZIP code that they typed, or a spot of their browser. */
export type ShopperPlace =
  { readonly kind: "zip"; readonly zip: string } | Spot;

/** The coordinates are rounded to a tenth of a degree, about seven miles, before they leave the browser. */
type Spot = { readonly kind: "spot" } & Coordinates;

const ZIP = /^\d{5}$/;
const SPOT =
  /^(?<latitude>-?\d{1,2}(?:\.\d)?)_(?<longitude>-?\d{1,3}(?:\.\d)?)$/;

/** Null stands for what is neither five digits nor a rounded spot. */
export function parseShopperPlace(
  text: string | undefined,
): ShopperPlace | null {
  if (text === undefined) return null;
  if (ZIP.test(text)) return { kind: "zip", zip: text };
  const { latitude, longitude } = SPOT.exec(text)?.groups ?? {};
  const spot = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180
    ? { kind: "spot", ...spot }
    : null;
}

/** Whoever measures more finely is rounded here. */
export function printSpot({ latitude, longitude }: Coordinates): string {
  return `${roundToTenth(latitude)}_${roundToTenth(longitude)}`;
}

function roundToTenth(degrees: number): number {
  // Adding 0 turns "-0" into 0.
  return Math.round(degrees * 10) / 10 + 0;
}

/** The cookie is readable and unsealed, because a forged one changes only the visitor's own view. */
export function formatPlaceCookie(
  place: ShopperPlace,
  rules: CookieRules,
): string {
  const value = place.kind === "zip" ? place.zip : printSpot(place);
  return formatCookie(SHOPPER_PLACE, value, rules);
}
