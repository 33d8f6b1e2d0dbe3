import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";

interface Paint {
  readonly hex: string;
  readonly family: ColorFamily;
  /** These lower-case words of manufacturers' color names mean this paint when the family agrees. */
  readonly words: string;
}

/** The first paint of a family is used when the color name says nothing more specific. */
export const PAINTS = {
  black: {
    hex: "#15181c",
    family: "black",
    words: "ebony onyx obsidian jet raven caviar kuro noir nero tuxedo",
  },
  white: {
    hex: "#f6f7f7",
    family: "white",
    words:
      "blizzard ivory snow snowflake snowfall alabaster polar alpine arctic frost pearl eminent ibis blanc cream linen",
  },
  silver: {
    hex: "#bfc5cb",
    family: "silver",
    words: "platinum quicksilver aluminum iridium titanium chrome billet",
  },
  gray: {
    hex: "#7c838a",
    family: "gray",
    words:
      "steel cement pewter chalk nardo avalanche pebble destroyer storm tungsten ash",
  },
  charcoal: {
    hex: "#484e55",
    family: "gray",
    words:
      "dark deep charcoal graphite granite gunmetal gun magnetic magnetite carbon slate shadow smoke anthracite agate machine midnight",
  },
  blue: {
    hex: "#1f55a8",
    family: "blue",
    words: "sapphire cobalt azure blueprint indigo velocity lightning",
  },
  navy: {
    hex: "#1d2f52",
    family: "blue",
    words: "dark deep navy midnight night nocturne lunar ink imperial patriot",
  },
  sky: {
    hex: "#7ba3c6",
    family: "blue",
    words: "light sky ice icy glacier powder cavalry bluestone cornflower baby",
  },
  teal: {
    hex: "#1d6a74",
    family: "blue",
    words: "aqua teal turquoise lagoon cyan oceanic bahama",
  },
  red: {
    hex: "#b2202a",
    family: "red",
    words:
      "crimson scarlet ruby flare flame chili rosso rouge cardinal race rapid",
  },
  maroon: {
    hex: "#671d29",
    family: "red",
    words:
      "dark deep maroon burgundy bordeaux claret merlot velvet garnet wine cherry octane",
  },
  green: {
    hex: "#24523b",
    family: "green",
    words: "emerald lime olive forest moss sage army cypress jade hunter verde",
  },
  orange: {
    hex: "#cb5a1d",
    family: "orange",
    words: "copper tangerine sunset inferno mango habanero",
  },
  yellow: {
    hex: "#e3b522",
    family: "yellow",
    words: "lemon solar canary sunflower",
  },
  gold: { hex: "#b3935a", family: "gold", words: "brass amber" },
  beige: {
    hex: "#cabb9e",
    family: "beige",
    words:
      "champagne sand sandstone tan desert quicksand cashmere almond parchment",
  },
  brown: {
    hex: "#5c4031",
    family: "brown",
    words:
      "bronze mocha cocoa sable chestnut walnut espresso coffee chocolate mahogany",
  },
  purple: {
    hex: "#503768",
    family: "purple",
    words: "plum violet amethyst aubergine orchid lavender",
  },
} as const satisfies Record<string, Paint>;

export type PaintKey = keyof typeof PAINTS;

/** The keys come in the table's order. */
export const PAINT_KEYS = Object.keys(PAINTS).filter(
  (key): key is PaintKey => key in PAINTS,
);

/** The color is absent or cannot be read. */
const NEUTRAL_PAINT: PaintKey = "silver";

/** A feed's color family overrules the color name. */
export function choosePaint(
  exteriorColor: string | null,
  family: ColorFamily | null,
): PaintKey {
  const words = (exteriorColor ?? "").toLowerCase().match(/[a-z]+/g) ?? [];
  const namedFamily = family ?? findNamedFamily(words);
  const candidates = PAINT_KEYS.filter(
    (key) => namedFamily === null || PAINTS[key].family === namedFamily,
  );
  const named = candidates.find((key) =>
    words.some((word) => WORDS.get(key)?.has(word)),
  );
  if (namedFamily === null) return named ?? NEUTRAL_PAINT;
  return named ?? candidates[0] ?? NEUTRAL_PAINT;
}

const WORDS: ReadonlyMap<PaintKey, ReadonlySet<string>> = new Map(
  PAINT_KEYS.map((key) => [key, new Set<string>(PAINTS[key].words.split(" "))]),
);

const FAMILY_OF_WORD: ReadonlyMap<string, ColorFamily> = new Map([
  ...PAINT_KEYS.map((key) => [PAINTS[key].family, PAINTS[key].family] as const),
  ["grey", "gray"],
  ["bronze", "brown"],
]);

/** The last plain color word counts: "Black Forest Green" is green. */
function findNamedFamily(words: readonly string[]): ColorFamily | null {
  const word = words.findLast((candidate) => FAMILY_OF_WORD.has(candidate));
  return word === undefined ? null : (FAMILY_OF_WORD.get(word) ?? null);
}
