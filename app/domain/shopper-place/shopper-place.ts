import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import { DAY_S } from "#app/domain/time.ts";

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where shoppers say they are: a ZIP code that they typed, or a spot of their browser. */
export type ShopperPlace =
  { readonly kind: "zip"; readonly zip: string } | Spot;

/** The coordinates are rounded to a tenth of a degree, about seven miles, before they leave the browser. */
type Spot = { readonly kind: "spot" } & Coordinates;

/** The cookie is readable and unsealed, because a forged one changes only the visitor's own view. */
export const PLACE_COOKIE = "shopperPlace";

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

interface PlaceCookieRules {
  readonly consent: Consent;
  readonly days: number;
  readonly isSecure: boolean;
}

/** Without functional consent it ends with the browser. */
export function formatPlaceCookie(
  place: ShopperPlace,
  { consent, days, isSecure }: PlaceCookieRules,
): string {
  const life = isGranted(consent, "functional")
    ? `; Max-Age=${days * DAY_S}`
    : "";
  const value = place.kind === "zip" ? place.zip : printSpot(place);
  return `${PLACE_COOKIE}=${value}; Path=/${life}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export function formatExpiredPlaceCookie(isSecure: boolean): string {
  return `${PLACE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
