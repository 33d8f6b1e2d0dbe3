import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { type CarsContext, formatCar, tellUnknown } from "./cars-context.ts";

/** Nobody types a revision: what is there now is what was seen, and whoever saves in between is not written over. */
export async function change(
  vin: string,
  asked: AskedChange,
  context: CarsContext,
): Promise<number> {
  const car = await context.edits.find(vin);
  return car === null
    ? tellUnknown(vin, context)
    : changeSeen(car, asked, context);
}

/** The change goes by what was read of the car: an edit that came since stands, and nothing is written. */
export async function changeSeen(
  car: EditedVehicle,
  asked: AskedChange,
  context: CarsContext,
): Promise<number> {
  const { edits, clock, stdout, stderr } = context;
  const { vin } = car.fed.vehicle;
  const seen = car.edits.find(({ field }) => field === asked.field);
  if (asked.edit === null && seen === undefined) {
    stderr.write(`Nobody edited ${asked.field} of this car.\n`);
    return EXIT_CODES.failed;
  }
  const { status } = await edits.save({
    vin,
    changes: [{ ...asked, seenRevision: seen?.revision ?? null }],
    by: COMMAND_LINE,
    nowMs: clock.nowMs(),
  });
  if (status === "unknown") return tellUnknown(vin, context);
  if (status === "stale") {
    stderr.write(
      `Somebody else edited ${asked.field} at this moment, and nothing was changed. See: cars show ${vin}\n`,
    );
    return EXIT_CODES.failed;
  }
  const done = asked.edit === null ? "as the feed says again" : "changed";
  stdout.write(`${formatCar(car)}: ${asked.field} ${done}.\n`);
  return EXIT_CODES.done;
}
