import type { Language } from "../store-profile/fields/languages.ts";
import type { ColorFamily } from "../vehicle/vehicle.ts";

const SPANISH_COLORS = new Map(
  Object.entries({
    black: "Negro",
    white: "Blanco",
    gray: "Gris",
    silver: "Plata",
    blue: "Azul",
    red: "Rojo",
    green: "Verde",
    brown: "Café",
    beige: "Beige",
    orange: "Naranja",
    yellow: "Amarillo",
    gold: "Dorado",
    purple: "Morado",
  } satisfies Record<ColorFamily, string>),
);

/**
 * A color in the visitor's language where it is a plain one: "Black" is "Negro". A maker's own name, "Graphite Gray
 * Metallic", stays as it was given.
 */
export function sayColor(
  text: string | null,
  language: Language,
): string | null {
  if (text === null || language === "en") return text;
  return SPANISH_COLORS.get(text.trim().toLowerCase()) ?? text;
}
