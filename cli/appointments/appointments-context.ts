import type { AppointmentRecords } from "#app/operator-ports.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";

/** What the commands about appointments stand on. */
export interface AppointmentsContext {
  readonly records: AppointmentRecords;
  /** Cancels for the store: the customer and the store are told by mail. */
  readonly cancel: (
    appointment: Appointment,
  ) => Promise<"cancelled" | "stale" | "away">;
  readonly clock: Clock;
  readonly profile: StoreProfile;
  readonly siteUrl: string;
  /** Where the appointments are, for messages. */
  readonly place: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** A word after `appointments`: resolves to the exit code; throws WrongUsage. */
export type AppointmentsCommand = (
  args: readonly string[],
  context: AppointmentsContext,
) => Promise<number>;
