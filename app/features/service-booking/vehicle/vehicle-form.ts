import * as v from "valibot";
import { choice, LONGEST, optionalLine } from "#app/domain/forms/fields.ts";
import {
  findVinFault,
  listNameFaults,
  LONGEST_VIN,
  vehicleMileage,
} from "#app/domain/forms/vehicle-fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

export const VEHICLE_FORM_NAME = "service-vehicle";

/** A visitor names the car in one of these ways; the first is the car that they have told us of before. */
export const VEHICLE_WAYS = ["own", "model", "vin"] as const;

const entries = {
  way: choice(VEHICLE_WAYS),
  vin: optionalLine(LONGEST_VIN),
  vehicleYear: optionalLine(LONGEST.name),
  vehicleMake: optionalLine(LONGEST.name),
  vehicleModel: optionalLine(LONGEST.name),
  vehicleTrim: optionalLine(LONGEST.name),
  mileage: optionalLine(LONGEST.name),
};
const schema = v.object(entries);

export type VehicleValues = v.InferOutput<typeof schema>;

/** Only the fields of the chosen way are judged. */
export function buildVehicleForm(lastYear: number) {
  return defineForm(
    VEHICLE_FORM_NAME,
    v.pipe(
      schema,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, message] of listFaults(input, lastYear))
          addIssue({
            message,
            path: [
              {
                type: "object",
                origin: "value",
                input,
                key,
                value: input[key],
              },
            ],
          });
      }),
    ),
  );
}

type Fault = readonly [field: keyof VehicleValues, message: string];

function listFaults(values: VehicleValues, lastYear: number): readonly Fault[] {
  if (values.way === "own") return [];
  const mileage: readonly Fault[] =
    values.mileage === "" || v.safeParse(vehicleMileage, values.mileage).success
      ? []
      : [["mileage", "mileage"]];
  if (values.way === "vin") {
    const fault = findVinFault(values.vin);
    return [...(fault === null ? [] : [["vin", fault] as const]), ...mileage];
  }
  return [...listNameFaults(values, lastYear), ...mileage];
}
