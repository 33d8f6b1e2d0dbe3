import type { Experiment } from "#app/domain/experiments/assign-variants.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ExperimentRecords } from "#app/operator-ports.ts";
import type { Clock } from "#app/ports.ts";
import { homeTimeZone } from "#cli/leads/lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";

/** What the commands about experiments stand on. */
export interface ExperimentsContext {
  readonly records: ExperimentRecords;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "experiments" | "leads" | "stores">;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** A word after `experiments`: resolves to the exit code; throws WrongUsage. */
export type ExperimentsCommand = (
  args: readonly string[],
  context: ExperimentsContext,
) => Promise<number>;

/** By the clock of the first store. */
export function formatDates(
  { startDate, endDate }: Pick<Experiment, "startDate" | "endDate">,
  profile: ExperimentsContext["profile"],
): string {
  const timeZone = homeTimeZone(profile);
  const [start, end] = [startDate, endDate].map((it) =>
    formatLocalTime(Date.parse(it), timeZone),
  );
  return `${start} to ${end}`;
}
