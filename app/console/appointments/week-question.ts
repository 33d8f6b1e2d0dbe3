import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
} from "#app/domain/scheduling/slot.ts";
import {
  addDays,
  findZonedDayStartMs,
  formatZonedDay,
  isCalendarDay,
} from "#app/domain/time.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import { getTimeZone } from "#app/console/frame/times.ts";

export interface WeekQuestion {
  /** Monday, as YYYY-MM-DD. */
  readonly monday: string;
  /** Null is every store that is theirs. */
  readonly storeId: string | null;
  /** Null is both. */
  readonly kind: AppointmentKind | null;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What an address of the list asks for; nonsense in it is left out. */
export function readWeekQuestion(asked: AskedByPerson): WeekQuestion {
  const { request, ports, stores, nowMs } = asked;
  const { searchParams: query } = request.url;
  const timeZone = getTimeZone(ports.profile);
  const day = query.get("week") ?? "";
  const monday = findMonday(
    isCalendarDay(day) ? day : formatZonedDay(nowMs, timeZone),
  );
  return {
    monday,
    storeId: stores.find(({ id }) => id === query.get("store"))?.id ?? null,
    kind: APPOINTMENT_KINDS.find((it) => it === query.get("kind")) ?? null,
    fromMs: findZonedDayStartMs(monday, timeZone),
    untilMs: findZonedDayStartMs(addDays(monday, 7), timeZone),
  };
}

/** The same question of another week. */
export function formatWeekQuery({
  monday,
  storeId,
  kind,
}: Pick<WeekQuestion, "monday" | "storeId" | "kind">): string {
  const query = new URLSearchParams({ week: monday });
  if (storeId !== null) query.set("store", storeId);
  if (kind !== null) query.set("kind", kind);
  return `?${query.toString()}`;
}

/** The week of a store begins on Monday: Saturday and Sunday are its busiest days. */
function findMonday(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
