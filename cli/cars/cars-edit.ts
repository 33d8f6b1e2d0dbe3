import { HOLDS, STOCK_STATUSES } from "#app/domain/vehicle/availability.ts";
import {
  EDIT_FIELDS,
  type EditField,
} from "#app/domain/vehicle-edits/edit-fields.ts";
import {
  type AskedChange,
  readAnyChange,
} from "#app/domain/vehicle-edits/read-change.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";
import { type CarsCommand, readVin } from "./cars-context.ts";
import { change } from "./change-car.ts";

export const HIDE_USAGE = `Usage: cars hide <vin> [--reason <text>]

Takes a car off the site within a second. It comes back with: cars take-back <vin> hidden
`;

export const AVAILABILITY_USAGE = `Usage: cars availability <vin> <status> [--hold <hold>] [--expected <day>] [--reason <text>]

Says where a car is, whatever the feed says.

  <status>          ${STOCK_STATUSES.join(", ")}
  --hold <hold>     ${HOLDS.join(", ")}
  --expected <day>  when a car that is not here yet comes, as in 2026-11-28
`;

export const PRICE_USAGE = `Usage: cars price <vin> <dollars|call> --reason <text>

Sets a car's price, as in 18995 or 18995.50; "call" shows none and asks shoppers to call.
`;

export const COMMENT_USAGE = `Usage: cars comment <vin> <text|none> [--reason <text>]

Writes a car's comment; "none" shows none.
`;

export const TAKE_BACK_USAGE = `Usage: cars take-back <vin> <field>

What the feed says stands again.

  <field>  ${EDIT_FIELDS.join(", ")}
`;

const REASON = { reason: { type: "string", default: "" } } as const;

export const carsHide: CarsCommand = (args, context) => {
  const { values, positionals } = readArguments(args, REASON);
  const { vin } = readWords(positionals, 0, "Give the VIN of one car.");
  return change(vin, toChange("hidden", true, values.reason), context);
};

export const carsAvailability: CarsCommand = (args, context) => {
  const { values, positionals } = readArguments(args, {
    ...REASON,
    hold: { type: "string" },
    expected: { type: "string" },
  });
  const { vin, word } = readWords(
    positionals,
    1,
    "Give a VIN and where the car is.",
  );
  const value = {
    stockStatus: word,
    hold: values.hold ?? null,
    expectedOn: values.expected ?? null,
  };
  return change(vin, toChange("availability", value, values.reason), context);
};

export const carsPrice: CarsCommand = (args, context) => {
  const { values, positionals } = readArguments(args, REASON);
  const { vin, word } = readWords(positionals, 1, "Give a VIN and a price.");
  const value = word === "call" ? null : readCents(word);
  return change(vin, toChange("salePriceCents", value, values.reason), context);
};

export const carsComment: CarsCommand = (args, context) => {
  const { values, positionals } = readArguments(args, REASON);
  const { vin, word } = readWords(
    positionals,
    1,
    "Give a VIN, and the comment in quotes.",
  );
  const value = word === "none" ? null : word;
  return change(vin, toChange("description", value, values.reason), context);
};

export const carsTakeBack: CarsCommand = (args, context) => {
  const { positionals } = readArguments(args, {});
  const { vin, word } = readWords(positionals, 1, "Give a VIN and a field.");
  const field = EDIT_FIELDS.find((it) => it === word);
  if (field === undefined)
    throw new WrongUsage(
      `There is no field "${word}". Use one of: ${EDIT_FIELDS.join(", ")}.`,
    );
  return change(vin, { field, edit: null }, context);
};

function readWords(
  words: readonly string[],
  count: 0 | 1,
  problem: string,
): { readonly vin: string; readonly word: string } {
  const { vin, rest } = readVin(words);
  if (rest.length !== count) throw new WrongUsage(problem);
  return { vin, word: rest[0] ?? "" };
}

/** Not a number where there is no price: the table of fields refuses it in the same words as any other. */
function readCents(text: string): number {
  const plain = text.replace(/^\$/, "").replaceAll(",", "");
  return /^\d+(?:\.\d{1,2})?$/.test(plain)
    ? Math.round(Number(plain) * 100)
    : Number.NaN;
}

function toChange(
  field: EditField,
  value: unknown,
  reason: string,
): AskedChange {
  const read = readAnyChange(field, value, reason);
  if (!("problem" in read)) return read;
  throw new WrongUsage(
    read.problem === "reason"
      ? "Say why, for who asks later: --reason <text>"
      : `That is no value of ${field}.`,
  );
}
