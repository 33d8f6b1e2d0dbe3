import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Build } from "./price.ts";
import type { Random } from "./random.ts";

export interface DescribedVehicle {
  readonly build: Build;
  readonly condition: Condition;
  readonly miles: number;
  readonly exteriorColor: string;
  readonly interiorColor: string;
  readonly features: readonly string[];
  readonly mpg: readonly [city: number, highway: number] | null;
}

const DRIVETRAIN_WORDS = {
  awd: "all-wheel drive",
  "4wd": "four-wheel drive",
  fwd: "front-wheel drive",
  rwd: "rear-wheel drive",
};

/** Things that buyers ask for, so these come first in a description. */
const TELLING =
  /heated front|leather|navigation|moonroof|sunroof|carplay|liftgate|(adaptive|radar|smart|intelligent) cruise|blind|surround v|captain|hitch|tow package|trailer|bed liner|sliding|phone charging|3rd row|third row|remote.*start|head-up|panoramic/i;

/** Two to four plain sentences, only of facts in the record. */
export function describe(random: Random, vehicle: DescribedVehicle): string {
  const sentences = [
    writeOpening(random, vehicle),
    writeEquipment(random, vehicle),
    writeEconomy(random, vehicle),
    writeClosing(random, vehicle),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 1) sentences.push(writeInterior(vehicle));
  return sentences.join(" ");
}

function writeOpening(random: Random, vehicle: DescribedVehicle): string {
  const { build, condition, miles, exteriorColor } = vehicle;
  const { line, trim, year, powertrain } = build;
  const shownTrim = findShownTrim({ model: line.model, trim: trim.name });
  const name = `${year} ${line.make} ${line.model} ${shownTrim ?? ""}`.trim();
  const gearbox =
    powertrain.transmission === "CVT"
      ? "a CVT"
      : withArticle(powertrain.transmission.toLowerCase());
  const drive = DRIVETRAIN_WORDS[build.drivetrain];
  const run = `${miles.toLocaleString("en-US")} miles`;
  const motor = powertrain.engine.includes("Electric Motor")
    ? powertrain.engine.startsWith("Dual")
      ? "two electric motors"
      : "an electric motor"
    : `${withArticle(powertrain.engine)} and ${gearbox}`;
  if (condition === "new")
    return random.pick([
      `New ${name} in ${exteriorColor} with ${motor}.`,
      `This new ${name} has ${motor} with ${drive}.`,
    ]);
  return random.pick(
    [
      `This ${name} has ${motor} with ${drive}, and ${run} on the odometer.`,
      `${name} in ${exteriorColor} with ${run}. It has ${motor} with ${drive}.`,
      `A ${name} with ${drive} and ${run}. Under the hood: ${powertrain.engine}.`,
    ].slice(0, powertrain.fuelType === "electric" ? 2 : 3),
  );
}

function writeEquipment(
  random: Random,
  { features }: DescribedVehicle,
): string | null {
  const telling = random.shuffle(features.filter((name) => TELLING.test(name)));
  const chosen = telling.slice(0, random.integer(2, 4));
  if (chosen.length < 2) return null;
  return random.pick([
    `Equipment: ${listed(chosen)}.`,
    `On board: ${listed(chosen)}.`,
    `Among its equipment: ${listed(chosen)}.`,
  ]);
}

function writeEconomy(
  random: Random,
  { mpg, build }: DescribedVehicle,
): string | null {
  if (mpg === null || !random.chance(0.55)) return null;
  const [city, highway] = mpg;
  return build.powertrain.fuelType === "electric"
    ? `Rated at ${city} MPGe city and ${highway} MPGe highway.`
    : random.pick([
        `Rated at ${city} mpg city and ${highway} mpg highway.`,
        `EPA estimates are ${city} mpg in the city and ${highway} on the highway.`,
      ]);
}

function writeClosing(
  random: Random,
  vehicle: DescribedVehicle,
): string | null {
  const { condition, build } = vehicle;
  if (condition === "certified")
    return random.pick([
      `Certified pre-owned; ask us what the ${build.line.make} program covers on this one.`,
      "Sold as a certified pre-owned vehicle.",
    ]);
  if (condition === "new" || !random.chance(0.4)) return null;
  return writeInterior(vehicle);
}

function writeInterior({ interiorColor }: DescribedVehicle): string {
  return `Interior color: ${interiorColor}.`;
}

function withArticle(words: string): string {
  return `${/^(8|11|18|[aeiou])/i.test(words) ? "an" : "a"} ${words}`;
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
