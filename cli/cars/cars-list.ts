import { EDIT_TABLE } from "#app/domain/vehicle-edits/edit-fields.ts";
import type {
  EditedVehicle,
  FieldEdit,
} from "#app/ports/vehicle-edit-ports.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { indent, terminalLine } from "#cli/terminal-text.ts";
import {
  type CarsCommand,
  type CarsContext,
  formatCar,
  readVin,
  tellUnknown,
} from "./cars-context.ts";

export const LIST_USAGE = `Usage: cars list [--json]

Every car that somebody edited, by VIN: what they said, when, why, and what the feed says now.

  --json  one line of JSON for each car
`;

export const SHOW_USAGE = `Usage: cars show <vin> [--json]

One car's edits, also of a car that is hidden or gone.

  --json  one line of JSON
`;

const JSON_OPTION = { json: { type: "boolean", default: false } } as const;
const WIDEST_VALUE = 120;

export const carsList: CarsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, JSON_OPTION);
  noWords(positionals);
  const vins = await context.listEditedVins();
  for (const vin of vins.toSorted()) {
    const car = await context.edits.find(vin);
    if (car !== null) writeCar(car, values.json, context);
  }
  if (vins.length === 0 && !values.json)
    context.stdout.write("Nobody edited any car.\n");
  return EXIT_CODES.done;
};

export const carsShow: CarsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, JSON_OPTION);
  const { vin, rest } = readVin(positionals);
  if (rest.length > 0) throw new WrongUsage("Give the VIN of one car.");
  const car = await context.edits.find(vin);
  if (car === null) return tellUnknown(vin, context);
  writeCar(car, values.json, context);
  return EXIT_CODES.done;
};

function writeCar(
  car: EditedVehicle,
  isJson: boolean,
  context: CarsContext,
): void {
  const { vin, storeId } = car.fed.vehicle;
  context.stdout.write(
    isJson
      ? `${JSON.stringify({ vin, storeId, edits: car.edits })}\n`
      : formatEditedCar(car, context),
  );
}

function formatEditedCar(car: EditedVehicle, context: CarsContext): string {
  const lines =
    car.edits.length === 0
      ? ["as the feed says"]
      : car.edits.flatMap((edit) => listEditLines(car, edit, context));
  return `${formatCar(car)}\n${lines.map((it) => `${indent(it)}\n`).join("")}`;
}

function listEditLines(
  { fed }: EditedVehicle,
  { field, value, reason, by, atMs }: FieldEdit,
  { profile }: CarsContext,
): readonly string[] {
  const store = profile.stores.find(({ id }) => id === fed.vehicle.storeId);
  const time = formatLocalTime(
    atMs,
    store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC",
  );
  const feedSays = EDIT_TABLE[field].getFeedValue(fed.vehicle);
  return [
    `${field}: ${formatValue(value)}`,
    `  feed: ${formatValue(feedSays)}`,
    terminalLine(
      `  ${time}, ${by.name}${reason === null ? "" : `: ${reason}`}`,
    ),
  ];
}

function formatValue(value: unknown): string {
  return terminalLine(JSON.stringify(value), WIDEST_VALUE);
}
