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
 * A color in the visitor's language where it is a plain one: "Black" is "Negro". A maker's own name says what color it is
 * before it, "Gris (Graphite Gray Metallic)", where its family is known, and else stays as it was given.
 */
export function sayColor(
  text: string | null,
  family: ColorFamily | null,
  language: Language,
): string | null {
  if (text === null || text.trim() === "" || language === "en") return text;
  const plain = SPANISH_COLORS.get(text.trim().toLowerCase());
  if (plain !== undefined) return plain;
  const color = family && SPANISH_COLORS.get(family);
  return color ? `${color} (${text})` : text;
}
