import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { DecidedRun, FeedDesk } from "#app/ports/feed-desk-ports.ts";
import type { Clock } from "#app/ports.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";

/** What the commands about incoming feeds stand on. */
export interface FeedsContext {
  /** The console's own functions. */
  readonly desk: FeedDesk;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "stores">;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** A word after `feeds`: resolves to the exit code; throws WrongUsage. */
export type FeedsCommand = (
  args: readonly string[],
  context: FeedsContext,
) => Promise<number>;

export function readRunId(words: readonly string[]): number {
  const [text, ...others] = words;
  if (text === undefined || others.length > 0 || !/^\d{1,15}$/.test(text))
    throw new WrongUsage("Give the number of one run, as feeds list says it.");
  return Number(text);
}

export function formatRun(
  { run, decision }: DecidedRun,
  { profile }: Pick<FeedsContext, "profile">,
): string {
  const { counts, mergedRowCount, refusedCount } = run;
  const store = profile.stores.find(({ id }) => id === run.storeId);
  const decided =
    decision === null ? "" : ` (${decision.decision}: ${decision.state})`;
  const cells = [
    `run ${String(run.id)}`,
    formatLocalTime(
      run.endedAtMs,
      store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC",
    ),
    `${run.storeId}/${run.feed}`,
    run.ending + decided,
    `${String(counts.added)} added, ${String(counts.changed)} changed, ${String(counts.priceChanged)} priced, ${String(counts.gone)} gone, ${String(mergedRowCount)} merged, ${String(refusedCount)} refused`,
  ];
  return terminalLine(cells.join(" "));
}
