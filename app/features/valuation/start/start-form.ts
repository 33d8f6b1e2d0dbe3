import * as v from "valibot";
import { choice, LONGEST, optionalLine } from "#app/domain/forms/fields.ts";
import {
  findVinFault,
  listNameFaults,
  LONGEST_VIN,
  vehicleMileage,
} from "#app/domain/forms/vehicle-fields.ts";
import { findStateCode } from "#app/domain/us-states.ts";
import { TRADE_INTERESTS } from "#app/domain/trade-draft/trade-record.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const START_FORM_NAME = "valuation-start";

/** A shopper names the car in one of these ways; what most know by heart comes first (Assumption A398). */
const START_WAYS = ["plate", "model", "vin"] as const;

/** Nobody asks for a plate where no service knows one. */
export function listStartWays(hasPlates: boolean) {
  return START_WAYS.filter((way) => way !== "plate" || hasPlates);
}

const LONGEST_PLATE = 10;

const nameEntries = {
  way: choice(START_WAYS),
  vin: optionalLine(LONGEST_VIN),
  licencePlate: optionalLine(LONGEST_PLATE),
  state: optionalLine(LONGEST.name),
  vehicleYear: optionalLine(LONGEST.name),
  vehicleMake: optionalLine(LONGEST.name),
  vehicleModel: optionalLine(LONGEST.name),
};
const names = v.object(nameEntries);

const entries = {
  ...nameEntries,
  vehicleTrim: optionalLine(LONGEST.name),
  mileage: vehicleMileage,
  exteriorColor: optionalLine(LONGEST.name),
  interest: choice(TRADE_INTERESTS),
  /** Our vehicle that this one is traded for. */
  wanted: optionalLine(LONGEST.name),
};

export type StartValues = v.InferOutput<ReturnType<typeof buildStartSchema>>;

/** Spec §3, valuation form. Only the fields of the chosen way are judged. */
export function buildStartForm(lastYear: number) {
  return defineForm(START_FORM_NAME, buildStartSchema(lastYear));
}

function buildStartSchema(lastYear: number) {
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      // What is wrong with the mileage hides nothing that is wrong with the names.
      const named = v.safeParse(names, dataset.value);
      if (!named.success) return;
      const input = named.output;
      for (const [key, message] of listStartFaults(input, lastYear))
        addIssue({
          message,
          path: [
            { type: "object", origin: "value", input, key, value: input[key] },
          ],
        });
    }),
  );
}

type Entries = v.InferOutput<typeof names>;
type Fault = readonly [field: keyof Entries, message: string];

function listStartFaults(values: Entries, lastYear: number): readonly Fault[] {
  switch (values.way) {
    case "vin": {
      const fault = findVinFault(values.vin);
      return fault === null ? [] : [["vin", fault]];
    }
    case "plate":
      return [
        ...(isPlate(values.licencePlate)
          ? []
          : [["licencePlate", "plateMissing"] as const]),
        ...(findStateCode(values.state) === null
          ? [["state", "stateMissing"] as const]
          : []),
      ];
    default:
      return listNameFaults(values, lastYear);
  }
}

function isPlate(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9 -]{0,8}$/i.test(text);
}
