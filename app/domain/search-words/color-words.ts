import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";

/** Shoppers use these words for the color families. */
export const COLOR_WORDS: Readonly<Record<ColorFamily, string>> = {
  black: "black negro negra negros negras",
  white: "white blanco blanca blancos blancas",
  gray: "gray grey charcoal gris grises",
  silver: "silver plata plateado plateada plateados",
  blue: "blue navy azul azules",
  red: "red maroon burgundy rojo roja rojos rojas",
  green: "green verde verdes",
  brown: "brown marron cafe",
  beige: "beige tan",
  orange: "orange naranja anaranjado anaranjada",
  yellow: "yellow amarillo amarilla amarillos",
  gold: "gold dorado dorada",
  purple: "purple morado morada",
};

/** After a color these words mean the interior: "black interior", "tan leather". */
export const INTERIOR_WORDS: ReadonlySet<string> = new Set([
  "interior",
  "inside",
  "leather",
  "seats",
  "upholstery",
  "cloth",
  "cuero",
  "piel",
]);

/** These words are consumed with the color; the others keep their own meaning as well. */
export const CONSUMED_INTERIOR_WORDS: ReadonlySet<string> = new Set([
  "interior",
  "inside",
]);
