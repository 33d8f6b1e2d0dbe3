import { expect, test } from "vitest";
import { findColorFamily, parseColorName } from "./colors.ts";

test.each([
  ["Lunar Blue Metallic", "blue"],
  ["Summit White", "white"],
  ["Jet Black", "black"],
  ["White Knuckle Clearcoat", "white"],
  ["Magnetic Metallic", "gray"],
  ["Modern Steel Metallic", "gray"],
  ["Silver Ice Metallic", "silver"],
  ["Silver Gray", "gray"],
  ["Black Cherry Pearl", "red"],
  ["Burgundy Velvet", "red"],
  ["Blizzard Pearl", "white"],
  ["Caviar", "black"],
  ["Sage Brown", "brown"],
  ["Dark Olive Metallic", "green"],
  ["Burnished Bronze Metallic", "brown"],
  ["Nero Puro", "black"],
  ["Saffron", "yellow"],
  ["Parchment", "beige"],
  ["White / Black", "white"],
  ["Jet Black with Red accents", "black"],
  ["Eiger Grey", "gray"],
  ["Habanero Orange Metallic", "orange"],
  ["Plum Crazy", "purple"],
  ["Gold", "gold"],
  ["Metallic", null],
  ["", null],
])("the colour %j is of the family %s", (name, family) => {
  expect(findColorFamily(name)).toBe(family);
});

test.each([
  [
    "black",
    "Tuxedo, Mythos, Obsidian, Caviar, Midnight Black Metallic, Santorini",
  ],
  [
    "white",
    "Oxford, Blizzard Pearl, Wind Chill Pearl, Ice Cap, Starfire Pearl, Chalk",
  ],
  [
    "gray",
    "Magnetic Metallic, Sonic Gray Pearl, Celestite, Lunar Rock, Underground, Cement, Crayon, Liquid Carbon, Midnight Silver Metallic, Silver Gray",
  ],
  [
    "silver",
    "Ingot, Iconic Silver, Billet Clearcoat, Liquid Platinum, Quicksilver",
  ],
  [
    "blue",
    "Cavalry, Area 51, Voodoo, Blueprint, Still Night Pearl, Moonlight Cloud, Frostbite, Bikini Pearl, Nightfall Mica",
  ],
  [
    "red",
    "TorRed, Snazzberry Pearl, Infrared, Barcelona Metallic, Black Cherry",
  ],
  ["green", "Sarge, Army, Evergreen, Sagebrush"],
  ["brown", "Havana Metallic, Titanium Flash Mica, Autumn Shimmer, Kodiak"],
  ["beige", "Quicksand, Trail Dust, Baja Storm, Mojave Metallic"],
  ["orange", "Solar Octane, Punk'n Metallic, Sun Blaze Pearl, Nacho"],
  ["yellow", "Hellayella, Accelerate"],
  ["purple", "Hellraisin, Tuscadero Pearl, Plum Crazy"],
])("paints of the family %s by their makers' names: %s", (family, names) => {
  for (const name of names.split(", "))
    expect([name, findColorFamily(name)]).toEqual([name, family]);
});

test.each([
  ["Jet Black, Cloth seat trim", "Jet Black"],
  ["Summit White", "Summit White"],
  ["39525", null],
  [
    "Includes (MDP) Anthracite lower exterior accent color, Paint code W598F.",
    null,
  ],
  [
    "Front Bucket Seats -inc: 8-way power driver seat w/2-way power lumbar support",
    null,
  ],
  ["VINYL", null],
  ["JET BLACK, CLOTH SEAT TRIM", "Jet Black"],
  ["", null],
])("the colour name in %j is %j", (text, name) => {
  expect(parseColorName(text)).toBe(name);
});

test.each([
  "No_Color",
  "Unknown",
  "Not Specified",
  "Unspecified",
  "Color:",
  "Bl",
  "--",
  "Exterior",
  "12",
  "Not Listed",
  "Ext Color: ",
])("%j is no color", (text) => {
  expect(parseColorName(text)).toBeNull();
});

test("what names a column before its color goes", () => {
  expect(parseColorName("Color: Jet Black")).toBe("Jet Black");
  expect(parseColorName("Oxford_White")).toBe("Oxford White");
});
