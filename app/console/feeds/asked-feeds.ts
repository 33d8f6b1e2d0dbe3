import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { RUN_ENDINGS, type RunEnding } from "#app/domain/inventory/feed-run.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

export interface RunFilters {
  /** Null asks for all that are theirs. */
  readonly storeId: string | null;
  readonly storeIds: OwnStores;
  readonly ending: RunEnding | null;
  readonly beforeId: number | undefined;
}

/** What the address asks for; a store that is not theirs counts as not said. */
export function readRunFilters({
  request,
  stores,
  person,
}: AskedByPerson): RunFilters {
  const query = request.url.searchParams;
  const named = stores.find(({ id }) => id === query.get("store"));
  return {
    storeId: named?.id ?? null,
    storeIds: named === undefined ? person.storeIds : [named.id],
    ending: RUN_ENDINGS.find((it) => it === query.get("ending")) ?? null,
    beforeId: readId(query.get("before") ?? "") ?? undefined,
  };
}

/** The address of the runs that come after a page of them. */
export function formatOlderAddress(
  { storeId, ending }: RunFilters,
  beforeId: number,
): string {
  const query = new URLSearchParams({
    ...(storeId !== null && { store: storeId }),
    ...(ending !== null && { ending }),
    before: String(beforeId),
  });
  return `${getConsoleAddress("feeds")}?${query.toString()}`;
}

export function getRunAddress(runId: number): string {
  return getConsoleAddress("feed.run", { run: String(runId) });
}

/** The run that the address names; null for what is no number. */
export function readRunId({ params }: AskedByPerson): number | null {
  return readId(params["run"] ?? "");
}

function readId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
