import type { DecidedRun } from "#app/ports/feed-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { feedsCopy } from "./copy.ts";

type Told = Pick<AskedByPerson, "language" | "ports">;

export function getStoreName({ ports }: Told, storeId: string): string {
  return ports.profile.stores.find(({ id }) => id === storeId)?.name ?? storeId;
}

/** On the clock of the run's own store. */
export function formatRunMoment(
  asked: Told,
  { storeId }: { readonly storeId: string },
  atMs: number,
): string {
  const store = asked.ports.profile.stores.find(({ id }) => id === storeId);
  return formatMoment(asked, atMs, store?.timeZone);
}

export function formatEnding(
  asked: Told,
  { run, decision }: DecidedRun,
): string {
  const t = getTexts(asked, feedsCopy);
  if (decision === null || decision.state === "failed")
    return t(`ending.${run.ending}`);
  return decision.decision === "leave-out"
    ? t("decided.leave-out")
    : t(`decided.import.${decision.state}`);
}

/** Counts of a run that its page and the lists share, as the columns are called. */
export const COUNT_COLUMNS = [
  "added",
  "changed",
  "priced",
  "gone",
  "merged",
  "refusedRows",
] as const;

export function listCounts({
  run: { counts, mergedRowCount, refusedCount },
}: Pick<DecidedRun, "run">): readonly number[] {
  const { added, changed, priceChanged, gone } = counts;
  return [added, changed, priceChanged, gone, mergedRowCount, refusedCount];
}
