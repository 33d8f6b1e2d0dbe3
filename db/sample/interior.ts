import type { Paint } from "./paint.ts";
import type { Random } from "./random.ts";

interface Upholstery extends Paint {
  readonly weight: number;
}

const PLAIN: readonly Upholstery[] = [
  { name: "Black", family: "black", weight: 12 },
  { name: "Charcoal", family: "gray", weight: 3 },
  { name: "Gray", family: "gray", weight: 4 },
  { name: "Beige", family: "beige", weight: 1.5 },
];

const UPHOLSTERY_BY_MAKE: Readonly<Record<string, readonly Upholstery[]>> = {
  Toyota: [
    { name: "Black", family: "black", weight: 8 },
    { name: "Ash", family: "gray", weight: 3 },
    { name: "Light Gray", family: "gray", weight: 2 },
    { name: "Macadamia", family: "beige", weight: 1 },
  ],
  Lexus: [
    { name: "Black", family: "black", weight: 6 },
    { name: "Parchment", family: "beige", weight: 2 },
    { name: "Noble Brown", family: "brown", weight: 1 },
    { name: "Birch", family: "beige", weight: 1 },
  ],
  Honda: [
    { name: "Black", family: "black", weight: 8 },
    { name: "Gray", family: "gray", weight: 4 },
    { name: "Ivory", family: "beige", weight: 1 },
  ],
  Acura: [
    { name: "Ebony", family: "black", weight: 6 },
    { name: "Graystone", family: "gray", weight: 2 },
    { name: "Parchment", family: "beige", weight: 1.5 },
  ],
  Ford: [
    { name: "Ebony", family: "black", weight: 8 },
    { name: "Black", family: "black", weight: 2 },
    { name: "Medium Earth Gray", family: "gray", weight: 3 },
    { name: "Medium Light Camel", family: "beige", weight: 1 },
  ],
  Chevrolet: [
    { name: "Jet Black", family: "black", weight: 10 },
    { name: "Medium Ash Gray", family: "gray", weight: 3 },
    { name: "Gideon", family: "gray", weight: 1 },
  ],
  GMC: [
    { name: "Jet Black", family: "black", weight: 10 },
    { name: "Light Platinum", family: "gray", weight: 1 },
    { name: "Dark Walnut", family: "brown", weight: 1 },
  ],
  Buick: [
    { name: "Ebony", family: "black", weight: 7 },
    { name: "Shale", family: "beige", weight: 3 },
  ],
  Cadillac: [
    { name: "Jet Black", family: "black", weight: 7 },
    { name: "Cirrus", family: "gray", weight: 1 },
    { name: "Maple Sugar", family: "brown", weight: 1 },
  ],
  RAM: [
    { name: "Black", family: "black", weight: 6 },
    { name: "Diesel Gray/Black", family: "gray", weight: 4 },
    { name: "Light Frost Beige", family: "beige", weight: 1 },
  ],
  Nissan: [
    { name: "Charcoal", family: "black", weight: 9 },
    { name: "Light Gray", family: "gray", weight: 2 },
    { name: "Almond", family: "beige", weight: 1 },
  ],
  Mazda: [
    { name: "Black", family: "black", weight: 9 },
    { name: "Parchment", family: "white", weight: 1 },
    { name: "Caturra Brown", family: "brown", weight: 1 },
  ],
  Subaru: [
    { name: "Black", family: "black", weight: 5 },
    { name: "Slate Black", family: "black", weight: 4 },
    { name: "Titanium Gray", family: "gray", weight: 3 },
    { name: "Warm Ivory", family: "beige", weight: 1 },
  ],
  Volkswagen: [
    { name: "Titan Black", family: "black", weight: 9 },
    { name: "Storm Gray", family: "gray", weight: 2 },
    { name: "Shetland Beige", family: "beige", weight: 1 },
  ],
  Audi: [
    { name: "Black", family: "black", weight: 8 },
    { name: "Rock Gray", family: "gray", weight: 1 },
    { name: "Atlas Beige", family: "beige", weight: 1 },
    { name: "Nougat Brown", family: "brown", weight: 1 },
  ],
  BMW: [
    { name: "Black", family: "black", weight: 8 },
    { name: "Oyster", family: "beige", weight: 2 },
    { name: "Cognac", family: "brown", weight: 2 },
    { name: "Canberra Beige", family: "beige", weight: 1 },
  ],
  "Mercedes-Benz": [
    { name: "Black", family: "black", weight: 8 },
    { name: "Silk Beige", family: "beige", weight: 2 },
    { name: "Saddle Brown", family: "brown", weight: 1 },
  ],
  Volvo: [
    { name: "Charcoal", family: "black", weight: 6 },
    { name: "Blond", family: "beige", weight: 2 },
    { name: "Amber", family: "brown", weight: 1 },
  ],
  Tesla: [
    { name: "Black", family: "black", weight: 8 },
    { name: "White", family: "white", weight: 2 },
  ],
};

const DARK: readonly Upholstery[] = [
  { name: "Black", family: "black", weight: 5 },
  { name: "Gray", family: "gray", weight: 2 },
];

export function pickInterior(
  random: Random,
  make: string,
  isCommercial: boolean,
): Paint {
  const choice = isCommercial ? DARK : (UPHOLSTERY_BY_MAKE[make] ?? PLAIN);
  const { name, family } = random.pickWeighted(choice, ({ weight }) => weight);
  return { name, family };
}
