import {
  COLOR_FAMILIES,
  type ColorFamily,
} from "#app/domain/vehicle/vehicle.ts";
import type { ModelLine } from "./model-line.ts";
import type { Random } from "./random.ts";

export interface Paint {
  readonly name: string;
  readonly family: ColorFamily;
}

type PaintNames = Partial<Record<ColorFamily, readonly string[]>>;

/** How often a color is chosen, of all makes that offer it. */
const FAMILY_WEIGHTS: Readonly<Record<ColorFamily, number>> = {
  white: 20,
  black: 16,
  gray: 16,
  silver: 11,
  blue: 15,
  red: 12,
  green: 5,
  orange: 2,
  brown: 1,
  beige: 0.8,
  yellow: 0.5,
  gold: 0.4,
  purple: 0.3,
};

const STELLANTIS_PAINTS: PaintNames = {
  white: ["Bright White Clearcoat"],
  black: ["Diamond Black Crystal Pearlcoat"],
  gray: ["Granite Crystal Metallic Clearcoat"],
  silver: ["Billet Silver Metallic Clearcoat"],
  red: ["Velvet Red Pearlcoat", "Redline Pearlcoat"],
};

const PAINTS_BY_MAKE: Readonly<Record<string, PaintNames>> = {
  Toyota: {
    white: ["Ice Cap", "Blizzard Pearl", "Wind Chill Pearl"],
    black: ["Midnight Black Metallic"],
    gray: ["Magnetic Gray Metallic", "Cement"],
    silver: ["Celestial Silver Metallic", "Classic Silver Metallic"],
    blue: ["Blueprint", "Blue Crush Metallic"],
    red: ["Ruby Flare Pearl", "Barcelona Red Metallic", "Supersonic Red"],
    green: ["Army Green"],
    beige: ["Quicksand"],
  },
  Lexus: {
    white: ["Eminent White Pearl", "Ultra White"],
    black: ["Caviar", "Obsidian"],
    gray: ["Nebula Gray Pearl", "Cloudburst Gray"],
    silver: ["Atomic Silver", "Iridium"],
    blue: ["Nightfall Mica", "Grecian Water"],
    red: ["Matador Red Mica"],
    green: ["Nori Green Pearl"],
  },
  Honda: {
    white: ["Platinum White Pearl", "Taffeta White"],
    black: ["Crystal Black Pearl"],
    gray: [
      "Modern Steel Metallic",
      "Meteorite Gray Metallic",
      "Sonic Gray Pearl",
    ],
    silver: ["Lunar Silver Metallic"],
    blue: ["Aegean Blue Metallic", "Obsidian Blue Pearl", "Still Night Pearl"],
    red: ["Rallye Red", "Radiant Red Metallic"],
  },
  Acura: {
    white: ["Platinum White Pearl"],
    black: ["Majestic Black Pearl"],
    gray: ["Modern Steel Metallic", "Liquid Carbon Metallic"],
    silver: ["Lunar Silver Metallic"],
    blue: ["Fathom Blue Pearl"],
    red: ["Performance Red Pearl"],
  },
  Ford: {
    white: ["Oxford White", "Star White Metallic Tri-Coat"],
    black: ["Agate Black Metallic", "Shadow Black"],
    gray: ["Carbonized Gray Metallic", "Magnetic Metallic"],
    silver: ["Iconic Silver Metallic", "Ingot Silver Metallic"],
    blue: [
      "Atlas Blue Metallic",
      "Velocity Blue Metallic",
      "Antimatter Blue Metallic",
    ],
    red: [
      "Rapid Red Metallic Tinted Clearcoat",
      "Race Red",
      "Ruby Red Metallic Tinted Clearcoat",
    ],
    green: ["Guard Metallic"],
    orange: ["Cyber Orange Metallic Tri-Coat"],
  },
  Lincoln: {
    white: ["Pristine White Metallic Tri-Coat"],
    black: ["Infinite Black Metallic"],
    gray: ["Asher Gray Metallic", "Magnetic Gray Metallic"],
    silver: ["Silver Radiance Metallic"],
    blue: ["Flight Blue Metallic"],
    red: ["Red Carpet Metallic Tinted Clearcoat"],
  },
  Chevrolet: {
    white: ["Summit White", "Iridescent Pearl Tricoat"],
    black: ["Black", "Mosaic Black Metallic"],
    gray: [
      "Sterling Gray Metallic",
      "Shadow Gray Metallic",
      "Nightfall Gray Metallic",
    ],
    silver: ["Silver Ice Metallic"],
    blue: ["Northsky Blue Metallic", "Riverside Blue Metallic"],
    red: ["Red Hot", "Cherry Red Tintcoat", "Cajun Red Tintcoat"],
    orange: ["Crush"],
  },
  GMC: {
    white: ["Summit White", "White Frost Tricoat"],
    black: ["Onyx Black", "Ebony Twilight Metallic"],
    gray: ["Satin Steel Metallic", "Sterling Metallic"],
    silver: ["Quicksilver Metallic"],
    blue: ["Pacific Blue Metallic", "Dark Sapphire Blue Metallic"],
    red: ["Cardinal Red", "Cayenne Red Tintcoat"],
  },
  Buick: {
    white: ["Summit White", "White Frost Tricoat"],
    black: ["Ebony Twilight Metallic"],
    gray: ["Satin Steel Gray Metallic", "Moonstone Gray Metallic"],
    silver: ["Quicksilver Metallic"],
    blue: ["Dark Moon Blue Metallic"],
    red: ["Chili Red Metallic", "Cinnabar Metallic"],
    brown: ["Espresso Metallic"],
  },
  Cadillac: {
    white: ["Crystal White Tricoat", "Summit White"],
    black: ["Stellar Black Metallic"],
    gray: ["Satin Steel Metallic", "Shadow Metallic"],
    silver: ["Radiant Silver Metallic"],
    blue: ["Wave Metallic"],
    red: ["Red Horizon Tintcoat", "Infrared Tintcoat"],
  },
  Jeep: {
    ...STELLANTIS_PAINTS,
    gray: ["Granite Crystal Metallic Clearcoat", "Sting-Gray Clearcoat"],
    blue: ["Hydro Blue Pearlcoat", "Slate Blue Pearlcoat"],
    red: ["Firecracker Red Clearcoat", "Velvet Red Pearlcoat"],
    green: ["Sarge Green Clearcoat", "Olive Green Pearlcoat"],
    orange: ["Punk'n Metallic Clearcoat"],
    beige: ["Gobi Clearcoat"],
  },
  RAM: {
    ...STELLANTIS_PAINTS,
    blue: ["Patriot Blue Pearlcoat", "Hydro Blue Pearlcoat"],
    red: ["Flame Red Clearcoat", "Delmonico Red Pearlcoat"],
    brown: ["Walnut Brown Metallic"],
  },
  Dodge: {
    ...STELLANTIS_PAINTS,
    white: ["White Knuckle Clearcoat"],
    black: ["Pitch Black Clearcoat"],
    gray: ["Destroyer Gray Clearcoat", "Granite Pearlcoat"],
    blue: ["IndiGo Blue", "Frostbite"],
    red: ["TorRed Clearcoat", "Octane Red Pearlcoat"],
    orange: ["Go Mango"],
    purple: ["Hellraisin"],
  },
  Chrysler: {
    ...STELLANTIS_PAINTS,
    gray: ["Granite Crystal Metallic Clearcoat", "Maximum Steel Metallic"],
    blue: ["Jazz Blue Pearlcoat", "Ocean Blue Metallic"],
  },
  Nissan: {
    white: ["Glacier White", "Pearl White TriCoat"],
    black: ["Super Black", "Magnetic Black Pearl"],
    gray: ["Gun Metallic", "Boulder Gray Pearl"],
    silver: ["Brilliant Silver Metallic"],
    blue: ["Deep Blue Pearl", "Caspian Blue Metallic"],
    red: ["Scarlet Ember Tintcoat", "Cayenne Red Metallic"],
    orange: ["Monarch Orange Metallic"],
  },
  INFINITI: {
    white: ["Majestic White", "Pure White"],
    black: ["Black Obsidian", "Mineral Black"],
    gray: ["Graphite Shadow"],
    silver: ["Liquid Platinum"],
    blue: ["Hermosa Blue", "Grand Blue"],
    red: ["Dynamic Sunstone Red"],
  },
  Mitsubishi: {
    white: ["White Diamond", "Pearl White"],
    black: ["Labrador Black Pearl", "Tarmac Black Metallic"],
    gray: ["Titanium Gray Metallic", "Mercury Gray Metallic"],
    silver: ["Alloy Silver Metallic", "Sterling Silver Metallic"],
    blue: ["Cosmic Blue Metallic", "Sapphire Blue Metallic"],
    red: ["Red Diamond", "Infrared Red"],
  },
  Hyundai: {
    white: ["Quartz White", "Serenity White Pearl"],
    black: ["Phantom Black", "Abyss Black Pearl"],
    gray: ["Amazon Gray", "Portofino Gray", "Machine Gray"],
    silver: ["Shimmering Silver Pearl", "Symphony Silver"],
    blue: ["Intense Blue", "Stormy Sea"],
    red: ["Calypso Red", "Ultimate Red"],
  },
  Kia: {
    white: ["Snow White Pearl", "Clear White"],
    black: ["Aurora Black Pearl", "Ebony Black"],
    gray: ["Gravity Gray", "Steel Gray", "Wolf Gray"],
    silver: ["Silky Silver", "Sparkling Silver"],
    blue: ["Sapphire Blue", "Sea Blue", "Neptune Blue"],
    red: ["Currant Red", "Passion Red"],
    green: ["Dark Moss"],
  },
  Genesis: {
    white: ["Uyuni White"],
    black: ["Vik Black", "Obsidian Black"],
    gray: ["Himalayan Gray", "Melbourne Gray"],
    silver: ["Savile Silver"],
    blue: ["Mallorca Blue"],
    red: ["Mauna Red"],
  },
  Mazda: {
    white: ["Snowflake White Pearl Mica", "Rhodium White Metallic"],
    black: ["Jet Black Mica"],
    gray: [
      "Machine Gray Metallic",
      "Polymetal Gray Metallic",
      "Meteor Gray Mica",
    ],
    silver: ["Sonic Silver Metallic"],
    blue: ["Deep Crystal Blue Mica", "Eternal Blue Mica"],
    red: ["Soul Red Crystal Metallic"],
  },
  Subaru: {
    white: ["Crystal White Pearl"],
    black: ["Crystal Black Silica"],
    gray: ["Magnetite Gray Metallic", "Cool Gray Khaki"],
    silver: ["Ice Silver Metallic"],
    blue: ["Dark Blue Pearl", "Abyss Blue Pearl", "Horizon Blue Pearl"],
    red: ["Crimson Red Pearl", "Pure Red"],
    green: ["Autumn Green Metallic", "Jasper Green Metallic"],
    brown: ["Cinnamon Brown Pearl"],
  },
  Volkswagen: {
    white: ["Pure White", "Oryx White Pearl"],
    black: ["Deep Black Pearl"],
    gray: ["Platinum Gray Metallic", "Pure Gray"],
    silver: ["Pyrite Silver Metallic", "Reflex Silver Metallic"],
    blue: ["Silk Blue Metallic", "Atlantic Blue Metallic"],
    red: ["Tornado Red", "Aurora Red Metallic"],
    green: ["Great Falls Green Metallic"],
  },
  Audi: {
    white: ["Glacier White Metallic", "Ibis White"],
    black: ["Mythos Black Metallic", "Brilliant Black"],
    gray: [
      "Daytona Gray Pearl",
      "Manhattan Gray Metallic",
      "Nano Gray Metallic",
    ],
    silver: ["Florett Silver Metallic"],
    blue: ["Navarra Blue Metallic"],
    red: ["Matador Red Metallic"],
    green: ["District Green Metallic"],
  },
  BMW: {
    white: ["Alpine White", "Mineral White Metallic"],
    black: ["Jet Black", "Black Sapphire Metallic"],
    gray: ["Mineral Gray Metallic", "Dravit Gray Metallic"],
    silver: ["Glacier Silver Metallic"],
    blue: ["Phytonic Blue Metallic", "Portimao Blue Metallic"],
    red: ["Melbourne Red Metallic"],
  },
  MINI: {
    white: ["Pepper White", "Nanuq White"],
    black: ["Midnight Black Metallic"],
    gray: ["Moonwalk Gray Metallic", "Rooftop Gray Metallic"],
    silver: ["White Silver Metallic"],
    blue: ["Starlight Blue Metallic", "Island Blue Metallic"],
    red: ["Chili Red"],
    green: ["British Racing Green Metallic"],
    yellow: ["Zesty Yellow"],
  },
  "Mercedes-Benz": {
    white: ["Polar White"],
    black: ["Black", "Obsidian Black Metallic"],
    gray: ["Selenite Gray Metallic", "Graphite Gray Metallic"],
    silver: ["Iridium Silver Metallic", "Mojave Silver Metallic"],
    blue: ["Brilliant Blue Metallic", "Lunar Blue Metallic"],
    red: ["designo Cardinal Red Metallic"],
  },
  Volvo: {
    white: ["Crystal White Metallic", "Ice White"],
    black: ["Onyx Black Metallic"],
    gray: [
      "Osmium Gray Metallic",
      "Pine Gray Metallic",
      "Thunder Gray Metallic",
    ],
    silver: ["Bright Silver Metallic"],
    blue: ["Denim Blue Metallic"],
    red: ["Fusion Red Metallic"],
  },
  Porsche: {
    white: ["White", "Carrara White Metallic"],
    black: ["Jet Black Metallic", "Black"],
    gray: ["Volcano Gray Metallic", "Agate Gray Metallic"],
    blue: ["Gentian Blue Metallic"],
    red: ["Carmine Red"],
  },
  "Land Rover": {
    white: ["Fuji White", "Yulong White Metallic"],
    black: ["Santorini Black Metallic", "Narvik Black"],
    gray: ["Eiger Gray Metallic", "Carpathian Gray Metallic"],
    silver: ["Hakuba Silver Metallic"],
    blue: ["Portofino Blue Metallic"],
    red: ["Firenze Red Metallic"],
  },
  Tesla: {
    white: ["Pearl White Multi-Coat"],
    black: ["Solid Black"],
    gray: ["Midnight Silver Metallic"],
    blue: ["Deep Blue Metallic"],
    red: ["Red Multi-Coat"],
  },
};

const MORE_PAINTS_BY_MODEL: Readonly<Record<string, PaintNames>> = {
  Mustang: {
    orange: ["Twister Orange Metallic Tri-Coat"],
    yellow: ["Triple Yellow Tri-Coat"],
    green: ["Eruption Green Metallic"],
  },
  Challenger: {
    purple: ["Plum Crazy Pearlcoat"],
    orange: ["Sinamon Stick"],
    green: ["F8 Green"],
  },
  Corvette: {
    yellow: ["Accelerate Yellow Metallic"],
    orange: ["Amplify Orange Tintcoat"],
  },
};

/** Work vans come in white. */
const COMMERCIAL_WHITE_SHARE = 0.75;

const PLAIN: ReadonlySet<ColorFamily> = new Set([
  "white",
  "black",
  "gray",
  "silver",
]);

/** What is left of a color's weight when it stands beside the car already, and of a plain one's for each plain one. */
const REPEATED_SHARE = 0.15;
const PLAIN_SHARE = 0.55;

/** `beside` are the colors of the cars that arrived just before: a row of one color sells none of them. */
export function pickPaint(
  random: Random,
  { make, model, bodystyle }: Pick<ModelLine, "make" | "model" | "bodystyle">,
  beside: ReadonlySet<ColorFamily>,
): Paint {
  const isCommercial = bodystyle === "commercial";
  const paints = [
    ...listPaints(make),
    ...paintsIn(MORE_PAINTS_BY_MODEL[model] ?? {}),
  ];
  const white = paints.filter(({ family }) => family === "white");
  if (isCommercial && random.chance(COMMERCIAL_WHITE_SHARE))
    return random.pick(white);
  const families = [...new Set(paints.map(({ family }) => family))];
  const family = random.pickWeighted(families, (name) => weigh(name, beside));
  return random.pick(paints.filter((paint) => paint.family === family));
}

function weigh(family: ColorFamily, beside: ReadonlySet<ColorFamily>): number {
  const repeated = beside.has(family) ? REPEATED_SHARE : 1;
  const plainCount = PLAIN.has(family)
    ? [...beside].filter((it) => PLAIN.has(it)).length
    : 0;
  return FAMILY_WEIGHTS[family] * repeated * PLAIN_SHARE ** plainCount;
}

function listPaints(make: string): readonly Paint[] {
  const names = PAINTS_BY_MAKE[make];
  if (names === undefined) throw new Error(`No paints for ${make}`);
  return paintsIn(names);
}

function paintsIn(names: PaintNames): readonly Paint[] {
  return COLOR_FAMILIES.flatMap((family) =>
    (names[family] ?? []).map((name) => ({ name, family })),
  );
}
