import type { PictureDesk } from "#app/ports/picture-ports.ts";
import type {
  EditedVehicle,
  VehicleEdits,
} from "#app/ports/vehicle-edit-ports.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { terminalLine } from "#cli/terminal-text.ts";

/** What the commands about edits of cars stand on. */
export interface CarsContext {
  /** The console's own functions. */
  readonly edits: VehicleEdits;
  /** Of every car that somebody edited, for sale or gone. */
  readonly listEditedVins: () => Promise<readonly string[]>;
  /** Makes what somebody sends fit to be kept. */
  readonly pictures: Pick<PictureDesk, "keepPhoto">;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "stores">;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly isTerminal: boolean;
}

/** A word after `cars`: resolves to the exit code; throws WrongUsage. */
export type CarsCommand = (
  args: readonly string[],
  context: CarsContext,
) => Promise<number>;

/** The VIN, and what stands behind it. */
export function readVin(words: readonly string[]): {
  readonly vin: string;
  readonly rest: readonly string[];
} {
  const [vin, ...rest] = words;
  if (vin === undefined) throw new WrongUsage("Give the VIN of one car.");
  return { vin: vin.toUpperCase(), rest };
}

export function tellUnknown(vin: string, { stderr }: CarsContext): number {
  stderr.write(`No car with the VIN ${terminalLine(vin)} was ever here.\n`);
  return EXIT_CODES.failed;
}

export function formatCar({ shown }: EditedVehicle): string {
  const { vin, year, make, model, storeId } = shown.vehicle;
  return terminalLine(`${vin}  ${String(year)} ${make} ${model}, ${storeId}`);
}
