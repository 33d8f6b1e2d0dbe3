import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { syntheticInventory } from "#tests/index/synthetic-inventory.ts";

const COLUMNS =
  "VIN,Stock #,New/Used,Year,Make,Model,Trim,Body,Price,Miles,Exterior Color,Transmission,Drivetrain,Features,Image URL";

/** A store's feed of so many made-up vehicles. */
export async function writeFeed(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${COLUMNS}\n`);
  for (const batch of syntheticInventory(count))
    for (const { vehicle: it } of batch)
      stream.write(
        `${[
          it.vin,
          it.stockNumber,
          it.condition,
          it.year,
          it.make,
          it.model,
          it.trim,
          it.bodystyle,
          (it.salePriceCents ?? 0) / 100,
          it.miles,
          it.exteriorColor,
          it.transmission,
          it.drivetrain,
          `"${it.features.join("|")}"`,
          it.images.previewImage,
        ].join(",")}\n`,
      );
  stream.end();
  await finished(stream);
}
