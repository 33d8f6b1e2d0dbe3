import { capitalizeWords } from "./calm-text.ts";
import {
  COLOR_FAMILIES,
  type ColorFamily,
} from "#app/domain/vehicle/vehicle.ts";

/** The last plain word in a name decides ("Silver Gray" is gray). */
const PLAIN_WORDS: Readonly<Record<ColorFamily, string>> = {
  black: "black blk noir nero negro schwarz",
  white: "white wht bianco blanc blanco weiss",
  gray: "gray grey gry grigio gris grau",
  silver: "silver slv argento",
  blue: "blue blu bleu azul",
  red: "red rosso rouge rojo",
  green: "green grn verde",
  brown: "brown brn marrone",
  beige: "beige tan bge",
  orange: "orange org",
  yellow: "yellow yel giallo",
  gold: "gold gld oro",
  purple: "purple violet prp",
};

/** Whole names that mean another color than their words would. */
const PHRASES: readonly (readonly [ColorFamily, readonly string[]])[] = [
  ["red", ["black cherry", "black rose", "ruby black"]],
  [
    "gray",
    [
      "black stone",
      "modern steel",
      "gun metallic",
      "satin steel",
      "blue graphite",
      "graphite blue",
      "liquid carbon",
      "midnight silver",
    ],
  ],
  ["silver", ["white gold silver"]],
  ["purple", ["black currant", "black berry", "plum crazy"]],
  [
    "brown",
    [
      "golden brown",
      "red rock",
      "golden oak",
      "desert bronze",
      "fire agate",
      "titanium flash",
      "autumn shimmer",
    ],
  ],
  ["blue", ["steel sapphire", "still night", "moonlight cloud", "area"]],
  ["green", ["midnight jade"]],
  ["orange", ["solar octane", "sun blaze"]],
  ["beige", ["white sands", "golden beige", "baja storm", "trail dust"]],
  ["black", ["black raven", "black forest", "midnight black"]],
];

/** Makers' own words are tried when a name has no plain word; the first one found decides. */
const MAKERS_WORDS: Readonly<Record<ColorFamily, string>> = {
  black:
    "ebony onyx jet obsidian caviar raven phantom midnight carbon magnoblack eclipse orca narvik noir noire kuro tuxedo titanschwarz beluga pitch piano anthracite celestial licorice soot coal ink santorini vulcano labrador agate liquorice blacktop mythos",
  white:
    "pearl polar alpine glacier glacial summit blizzard oxford frost snow snowflake snowdrift ibis fuji avalanche starfire eminent moonlight chalk ceramic carrara arctic ice icy iceberg ultra wind alabaster vanilla radiance cloud ghost crystal diamond oryx yulong pristine super",
  gray: "graphite charcoal magnetic gunmetal gun granite slate steel cement silverstone tungsten lead smoke smoked shadow pewter nardo meteor meteorite machine destroyer thunder storm stormy sterling iridium titanium osmium galvanized lava volcano cinder ash shale stone stonewashed graystone magma pepperdust dolphin anvil carbonized nebula cyber cypher nickel quartz lunar metal magnesium stealth selenite carbide urban dorado mercury concrete maximum rock gravity smokey smoky cloudburst portofino moonstone gideon atmosphere celestite predawn underground crayon limestone",
  silver:
    "quicksilver platinum aluminum aluminium ingot chrome brilliant alloy billet sparkling liquid titan sky switchblade radiant polished iconic bright cirrus rhodium",
  blue: "navy sapphire aqua cobalt indigo azure teal turquoise denim ocean sea pacific caribbean atlantic lapis marine celeste cyan bluestone blueprint nightfall nautical abyss voodoo cavalry galactic reactor surf lagoon bay cascade twilight royal rhapsody moroccan electric tourmaline atlas hydro riviera stratosphere marina island heritage frostbite bikini",
  red: "burgundy maroon ruby crimson scarlet cherry garnet wine claret bordeaux cranberry redline cardinal merlot barcelona matador cajun flame rapid vermilion venom redwood sangria chili chilli cayenne torch pimento salsa pomegranate carmine rubellite rosewood brick marsala paprika amarone venetian octane amaranth passion supersonic infrared torred snazzberry pink rose mulberry",
  green:
    "olive emerald jade moss forest hunter sage cypress cactus gecko lime sarge army evergreen jungle everglade fern recon verdoro sagebrush juniper spruce khaki pine hypergreen mojito willow ivy basil pistachio",
  brown:
    "mocha espresso cocoa chestnut bronze bronzemist copper coffee walnut saddle cognac cuoio choccachino mahogany java chocolate cinnamon sinamon nougat hazelnut teak acorn umber sable brownstone nutmeg ginger caramel truffle sepia canyon rust russet toffee coppertino mink root auburn cedar terra whiskey luxury maple tobacco fox marshmallow toasted terracotta havana kodiak tartufo amber okapi",
  beige:
    "champagne cream crema ivory sand sandstone cashmere parchment almond linen wheat oyster ecru pebble dune cappuccino macchiato latte birch biscuit bisque camel shell neutral blond blonde chateau oat frappe luxor mesa desert taupe flaxen dusk sahara mojave savanna quicksand fawn creme atacama hazel",
  orange:
    "tangerine pumpkin habanero sunset mango ignition inferno molten crush tiger firecracker valencia papaya nacho twister mars pulse melon punk",
  yellow:
    "saffron lemon solar sunflower mustard bumblebee accelerate stinger banana detonator hellayella",
  gold: "sunlit honey topaz harvest brass aurum sunstone",
  purple:
    "plum amethyst lavender orchid magenta aubergine eggplant grape lilac hellraisin tuscadero",
};

const FAMILY_BY_PLAIN_WORD = buildWordTable(PLAIN_WORDS);
const FAMILY_BY_MAKERS_WORD = buildWordTable(MAKERS_WORDS);
const PHRASE_ROWS = PHRASES.flatMap(([family, phrases]) =>
  phrases.map((phrase) => [` ${phrase} `, family] as const),
);

const MAX_NAME_LENGTH = 60;
/** Some feeds put option sentences, codes and seats into the color column. */
const NO_COLOR =
  /^includes\b|^[\W\d_]*$|-inc:|\bbucket seats\b|^(metallic|custom|designo|other|vinyl|cloth|leather|sport|two[- ]tone|colou?rs?|exterior|interior|paint|see (photos?|pictures?|description)|multi|various|misc|default|please call|call|ask|unlisted|not listed|no (color|colour|info|data)|unk(?:nown)?|(?:not |un)specified|not available|none|n\/a|tbd|xx+)$/i;
/** A code of a letter or two says no color to a shopper: "Bl" is black, blue or neither. */
const LEAST_LETTERS = 3;

/** "Jet Black, Cloth seat trim" becomes "Jet Black"; a text that is no color gives null. */
export function parseColorName(text: string): string | null {
  const name = (text.split(/[,;]/)[0] ?? "")
    .replaceAll("_", " ")
    .replace(/^\s*(?:(?:ext(?:erior)?|int(?:erior)?)\s+)?colou?r\s*:/i, "")
    .trim();
  const letters = name.match(/\p{Letter}/gu)?.length ?? 0;
  const isName =
    letters >= LEAST_LETTERS &&
    name.length <= MAX_NAME_LENGTH &&
    !NO_COLOR.test(name);
  return isName ? capitalizeWords(name) : null;
}

/** Of several colors the first counts ("White / Black" is white). */
export function findColorFamily(name: string): ColorFamily | null {
  for (const part of name.split(/[/|]|\s(?:with|w\/|and|over)\s/i)) {
    const family = findFamily(part.toLowerCase().match(/[a-zé]+/g) ?? []);
    if (family !== null) return family;
  }
  return null;
}

function findFamily(words: readonly string[]): ColorFamily | null {
  const phrase = ` ${words.join(" ")} `;
  return (
    PHRASE_ROWS.find(([it]) => phrase.includes(it))?.[1] ??
    findFirstFamily(words.toReversed(), FAMILY_BY_PLAIN_WORD) ??
    findFirstFamily(words, FAMILY_BY_MAKERS_WORD)
  );
}

function findFirstFamily(
  words: readonly string[],
  table: ReadonlyMap<string, ColorFamily>,
): ColorFamily | null {
  const word = words.find((it) => table.has(it));
  return word === undefined ? null : (table.get(word) ?? null);
}

function buildWordTable(
  rows: Readonly<Record<ColorFamily, string>>,
): ReadonlyMap<string, ColorFamily> {
  return new Map(
    COLOR_FAMILIES.flatMap((family) =>
      rows[family].split(" ").map((word) => [word, family] as const),
    ),
  );
}
