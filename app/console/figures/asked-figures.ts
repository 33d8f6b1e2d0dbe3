import {
  listDays,
  parsePeriod,
  type Period,
} from "#app/domain/figures/period.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

export interface FigureQuestion {
  readonly period: Period;
  /** Null asks for all that are theirs. */
  readonly storeId: string | null;
  readonly storeIds: OwnStores;
  /** On the calendar of the store, or of the first of them. */
  readonly days: readonly string[];
  readonly today: string;
}

/** What the address asks for; a store that is not theirs counts as not said. */
export function readQuestion(asked: AskedByPerson): FigureQuestion {
  const { request, stores, person, ports, nowMs } = asked;
  const query = request.url.searchParams;
  const named = stores.find(({ id }) => id === query.get("store"));
  const period = parsePeriod(query.get("days"));
  const { timeZone } = named ?? stores[0] ?? getStoreOrFirst("", ports.profile);
  const today = formatZonedDay(nowMs, timeZone);
  return {
    period,
    storeId: named?.id ?? null,
    storeIds: named === undefined ? person.storeIds : [named.id],
    days: listDays(period, today),
    today,
  };
}

/** The query of the page's address, without a question mark. */
export function formatQuestion({ period, storeId }: FigureQuestion): string {
  return new URLSearchParams({
    days: String(period),
    ...(storeId !== null && { store: storeId }),
  }).toString();
}

/** On the calendar of the store that it is of. */
export function isInPeriod(
  { ports }: Pick<AskedByPerson, "ports">,
  { days }: FigureQuestion,
  atMs: number,
  storeId: string,
): boolean {
  const { timeZone }: Store = getStoreOrFirst(storeId, ports.profile);
  const day = formatZonedDay(atMs, timeZone);
  return day >= (days[0] ?? "") && day <= (days.at(-1) ?? "");
}
