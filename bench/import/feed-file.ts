import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { type KnownVehicle, buildVin } from "./known-vehicles.ts";

const COLUMNS =
  "VIN,Stock #,New/Used,Certified,Year,Make,Model,Trim,Body,Doors,Exterior Color,Interior Color,Engine,Cylinders,Transmission,Drivetrain,Fuel,Mileage,City MPG,Highway MPG,Price,Internet Price,MSRP,Date In Stock,Description,Features,Photo URLs,City,State,Zip,Dealer ID,Deal Code";
const TRIMS = ["S", "SE", "SEL", "LX", "EX-L", "Limited", "Touring", "Base"];
const COLORS = ["Black", "Oxford White", "Silver Ice Metallic", "Red", "Blue"];
const DRIVES = ["Front Wheel Drive", "AWD", "4x4", "RWD"];
const SENTENCES = [
  "One owner, no accidents, serviced here since it was new.",
  "Heated front seats, remote start and a towing package make the winter easy.",
  "The tires are six months old and the brakes were done at 42,000 miles.",
  "Ask for the service records: every oil change is in them.",
  "Come for a drive on any day but Sunday; the key is at the desk.",
  "Price includes the safety inspection and both keys.",
];
/** Of a hundred rows: how many repeat an earlier VIN, and how many leave something for the VIN to tell. */
const REPEATED_PERCENT = 1;
const SILENT_PERCENT = 30;
const PHOTOS = 10;
const BLOCK_ROWS = 500;

/** A feed as dealers' systems export it: about 1.7 kB in 32 columns for each row. The same for the same count. */
export async function writeFeed(
  file: string,
  count: number,
  vehicles: readonly KnownVehicle[],
): Promise<void> {
  const random = createSeededChance(count);
  const stream = createWriteStream(file);
  stream.write(`${COLUMNS}\n`);
  let lines = "";
  for (let number = 0; number < count; number++) {
    const isRepeated = number > 0 && random() * 100 < REPEATED_PERCENT;
    lines += line(isRepeated ? number - 1 : number, vehicles, random);
    if (number % BLOCK_ROWS !== 0 && number < count - 1) continue;
    if (!stream.write(lines)) await once(stream, "drain");
    lines = "";
  }
  stream.end();
  await finished(stream);
}

function line(
  number: number,
  vehicles: readonly KnownVehicle[],
  random: () => number,
): string {
  // Some models are common: half the vehicles are of an eighth of the models.
  const own = createSeededChance(number);
  const vehicle = vehicles[Math.floor(own() ** 3 * vehicles.length)];
  if (vehicle === undefined) throw new Error("There are no vehicles to write.");
  const pick = <T>(list: readonly T[]) =>
    list[Math.floor(random() * list.length)] ?? "";
  const isSilent = random() * 100 < SILENT_PERCENT;
  const price = 8_000 + Math.floor(random() * 60_000);
  const features = FEATURES.filter(() => random() < 0.2);
  const photos = Array.from(
    { length: PHOTOS },
    (_, at) => `https://photos.example.com/lot/${number}/${at + 1}.jpg`,
  );
  return `${[
    buildVin(vehicle, number, own),
    `P${10_000 + number}`,
    pick(["Used", "Used", "Used", "New"]),
    pick(["", "", "Yes"]),
    vehicle.year,
    vehicle.make,
    vehicle.model,
    pick(TRIMS),
    "4dr",
    "4",
    pick(COLORS),
    pick(COLORS),
    isSilent ? "" : "2.0L I4 DOHC 16V",
    isSilent ? "" : "4",
    pick(["8-Speed A/T", "CVT", "6-Speed Manual"]),
    pick(DRIVES),
    isSilent ? "" : "Gasoline",
    Math.floor(random() * 120_000),
    22,
    31,
    price + 1_500,
    price,
    price + 6_000,
    "2026-10-14",
    `"${Array.from({ length: 6 }, () => pick(SENTENCES)).join(" ")}"`,
    `"${features.map(({ label }) => label.replaceAll('"', '""')).join("|")}"`,
    `"${photos.join("|")}"`,
    "Naperville",
    "IL",
    "60540",
    "4711",
    number % 97,
  ].join(",")}\n`;
}
