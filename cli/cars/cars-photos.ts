import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { vehiclesCopy } from "#app/console/vehicles/copy.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import {
  type ArrangedPhoto,
  listArrangedPhotos,
} from "#app/domain/vehicle-edits/arrange-photos.ts";
import type { EditedPhotos } from "#app/domain/vehicle-edits/edit-fields.ts";
import {
  movePhoto,
  orderPhotos,
} from "#app/domain/vehicle-edits/move-photo.ts";
import {
  MOST_FILE_BYTES,
  MOST_FILE_MEGABYTES,
  MOST_UPLOADS,
} from "#app/domain/vehicle-edits/upload-limits.ts";
import type {
  EditedVehicle,
  KeptPicture,
} from "#app/ports/vehicle-edit-ports.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { many } from "#cli/leads/lead-words.ts";
import { ProgressLine } from "#cli/progress-line.ts";
import { terminalLine } from "#cli/terminal-text.ts";
import {
  type CarsCommand,
  type CarsContext,
  formatCar,
  readVin,
  tellUnknown,
} from "./cars-context.ts";
import { changeSeen } from "./change-car.ts";

export const PHOTOS_USAGE = `Usage: cars photos <action> <vin> [...]

A car's photos, as shoppers see them and besides.

  list <vin> [--json]        every photo with its number, hidden ones too
  add <vin> <file>...        add JPEG, PNG, WebP or AVIF pictures behind the others
  hide <vin> <number>        take one off the site
  show <vin> <number>        put a hidden one back
  order <vin> <number>...    these first, in this order; the others follow
  remove <vin> <number>      delete one that somebody added, for good

  --json  one line of JSON

The feed's own order comes back with: cars take-back <vin> photos
`;

const JSON_OPTION = { json: { type: "boolean", default: false } } as const;

/** A car that is here, and what a person sees of its photos. */
interface Car {
  readonly vin: string;
  readonly found: EditedVehicle;
  readonly photos: readonly ArrangedPhoto[];
}

type PhotosAction = (
  car: Car,
  words: readonly string[],
  context: CarsContext,
) => Promise<number>;

const ACTIONS: Readonly<Record<string, PhotosAction>> = {
  list: (car, words, context) => {
    expectCount(words, 0);
    for (const [at, photo] of car.photos.entries())
      context.stdout.write(`${formatPhoto(car, photo, at)}\n`);
    if (car.photos.length === 0)
      context.stdout.write(`${formatCar(car.found)}: no photos.\n`);
    return Promise.resolve(EXIT_CODES.done);
  },

  add: addFiles,

  hide: (car, words, context) => move(car, words, "hide", context),
  show: (car, words, context) => move(car, words, "show", context),

  order: (car, words, context) => {
    const addresses = words.map((it) => readPhoto(car, it).address);
    if (addresses.length === 0)
      throw new WrongUsage("Give the numbers of the photos that come first.");
    return save(car, orderPhotos(car.photos, addresses), context);
  },

  async remove({ vin, found, photos }, words, context) {
    expectCount(words, 1);
    const { address } = readPhoto({ photos }, words[0]);
    if (!found.uploads.some((it) => it.address === address))
      throw new WrongUsage(
        "That photo came with the feed. It can be hidden, not deleted.",
      );
    const isRemoved = await context.edits.removePhoto({
      vin,
      address,
      by: COMMAND_LINE,
      nowMs: context.clock.nowMs(),
    });
    if (!isRemoved) {
      context.stderr.write("Somebody else deleted it at this moment.\n");
      return EXIT_CODES.failed;
    }
    context.stdout.write(`${formatCar(found)}: photo deleted.\n`);
    return EXIT_CODES.done;
  },
};

export const carsPhotos: CarsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, JSON_OPTION);
  const [name = "", ...words] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw new WrongUsage(
      name === ""
        ? "Say what to do with the photos."
        : `There is no action "${name}". Use one of: ${Object.keys(ACTIONS).join(", ")}.`,
    );
  if (values.json && name !== "list")
    throw new WrongUsage("--json goes with list.");
  const { vin, rest } = readVin(words);
  const found = await context.edits.find(vin);
  if (found === null) return tellUnknown(vin, context);
  const car = { vin, found, photos: listArrangedPhotos(found) };
  if (!values.json) return action(car, rest, context);
  expectCount(rest, 0);
  context.stdout.write(`${JSON.stringify({ vin, photos: car.photos })}\n`);
  return EXIT_CODES.done;
};

function expectCount(words: readonly string[], count: 0 | 1): void {
  if (words.length !== count)
    throw new WrongUsage(
      count === 0
        ? "Give the VIN of one car."
        : "Give a VIN and the number of one photo.",
    );
}

function formatPhoto(
  { found }: Car,
  { address, isShown, isOfModel }: ArrangedPhoto,
  at: number,
): string {
  const sent = found.uploads.find((it) => it.address === address);
  const marks = [
    ...(isShown ? [] : ["hidden"]),
    ...(isOfModel ? ["of the model"] : []),
    ...(sent === undefined ? [] : [`added by ${sent.by.name}`]),
  ];
  const said = marks.length === 0 ? "" : ` (${marks.join(", ")})`;
  return terminalLine(`${String(at + 1)} ${address}${said}`);
}

function readPhoto({ photos }: Pick<Car, "photos">, word = ""): ArrangedPhoto {
  const photo = /^\d{1,4}$/.test(word) ? photos[Number(word) - 1] : undefined;
  if (photo !== undefined) return photo;
  throw new WrongUsage(
    photos.length === 0
      ? "The car has no photos."
      : `There is no photo "${word}": the car has 1 to ${String(photos.length)}. See: cars photos list <vin>`,
  );
}

function move(
  car: Car,
  words: readonly string[],
  to: "hide" | "show",
  context: CarsContext,
): Promise<number> {
  expectCount(words, 1);
  const { address } = readPhoto(car, words[0]);
  return save(car, movePhoto(car.photos, address, to), context);
}

async function save(
  { found }: Car,
  value: EditedPhotos | null,
  context: CarsContext,
): Promise<number> {
  if (value === null) {
    context.stdout.write(`${formatCar(found)}: its photos stand so already.\n`);
    return EXIT_CODES.done;
  }
  const edit = { value, reason: null };
  return changeSeen(found, { field: "photos", edit }, context);
}

const t = createTranslator(vehiclesCopy, {}, "en");

/** What can be taken is added in one edit, and each other file is named with the reason. */
async function addFiles(
  { vin, found }: Car,
  files: readonly string[],
  context: CarsContext,
): Promise<number> {
  if (files.length === 0)
    throw new WrongUsage("Give the files of the photos to add.");
  const { clock, edits, stdout, stderr } = context;
  const progress = new ProgressLine(context);
  const pictures: KeptPicture[] = [];
  for (const [at, file] of files.entries()) {
    progress.show(
      () => `Reading photo ${String(at + 1)} of ${String(files.length)}`,
    );
    const kept = await readPicture(file, context);
    if (typeof kept !== "string") {
      pictures.push(kept);
      continue;
    }
    progress.end();
    stderr.write(`${terminalLine(kept)}.\n`);
  }
  progress.end();
  if (pictures.length === 0) return EXIT_CODES.failed;
  const outcome = await edits.addPhotos({
    vin,
    pictures,
    by: COMMAND_LINE,
    nowMs: clock.nowMs(),
  });
  if (outcome === "unknown") return tellUnknown(vin, context);
  if (outcome !== "saved") {
    stderr.write(
      outcome === "car"
        ? `A car takes ${String(MOST_UPLOADS)} added photos; this one has ${String(found.uploads.length)}. Nothing was added.\n`
        : "There is no room left for added photos: delete some of other cars, or raise PHOTO_UPLOADS_MB. Nothing was added.\n",
    );
    return EXIT_CODES.failed;
  }
  const added = many(pictures.length, "photo");
  stdout.write(`${formatCar(found)}: ${added} added.\n`);
  return pictures.length === files.length ? EXIT_CODES.done : EXIT_CODES.failed;
}

/** Or why it is not taken. */
async function readPicture(
  path: string,
  { pictures }: CarsContext,
): Promise<KeptPicture | string> {
  const file = basename(path);
  try {
    const { size } = await stat(path);
    if (size > MOST_FILE_BYTES)
      return t("refused.too-long", { file, megabytes: MOST_FILE_MEGABYTES });
    const kept = await pictures.keepPhoto(await readFile(path));
    return typeof kept === "string" ? t(`refused.${kept}`, { file }) : kept;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT") return `${file} is not there`;
    if (code === "EISDIR") return `${file} is a folder`;
    if (code === "EACCES") return `${file} may not be read`;
    throw error;
  }
}
