import { LEAD_TYPES, type LeadType } from "#app/domain/store-profile/leads.ts";
import {
  addDays,
  findZonedDayStartMs,
  isCalendarDay,
} from "#app/domain/time.ts";

export const LEAD_STATES = ["unanswered", "answered", "undelivered"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The value of "assigned" for leads that nobody has. */
export const NOBODY = "nobody";

/** Which leads a list shows; null and "" leave a filter out. It is kept in the list's address. */
export interface LeadFilters {
  readonly storeId: string | null;
  readonly type: LeadType | null;
  readonly state: LeadState | null;
  /** A person's id, or NOBODY. */
  readonly assignedTo: string | null;
  readonly text: string;
  /** Days on the store's calendar, as YYYY-MM-DD; both belong to the span. */
  readonly fromDay: string | null;
  readonly untilDay: string | null;
}

const NAMES = {
  storeId: "store",
  type: "type",
  state: "state",
  assignedTo: "assigned",
  text: "q",
  fromDay: "from",
  untilDay: "until",
} as const satisfies Record<keyof LeadFilters, string>;

const LONGEST_TEXT = 100;

/** What an address says that no list knows counts as not said. */
export function parseLeadFilters(query: URLSearchParams): LeadFilters {
  const read = (key: keyof LeadFilters) => (query.get(NAMES[key]) ?? "").trim();
  return {
    storeId: read("storeId") || null,
    type: LEAD_TYPES.find((it) => it === read("type")) ?? null,
    state: LEAD_STATES.find((it) => it === read("state")) ?? null,
    assignedTo: read("assignedTo") || null,
    text: read("text").slice(0, LONGEST_TEXT),
    fromDay: readDay(read("fromDay")),
    untilDay: readDay(read("untilDay")),
  };
}

/** The query of a list's address, without a question mark; "" for a list without filters. */
export function formatLeadFilters(filters: LeadFilters): string {
  const query = new URLSearchParams();
  for (const key of [
    "storeId",
    "type",
    "state",
    "assignedTo",
    "text",
    "fromDay",
    "untilDay",
  ] as const) {
    const value = filters[key];
    if (value !== null && value !== "") query.set(NAMES[key], value);
  }
  return query.toString();
}

/** The moments that the days stand for; undefined leaves an end open. */
export function getFilteredSpan(
  { fromDay, untilDay }: Pick<LeadFilters, "fromDay" | "untilDay">,
  timeZone: string,
): {
  readonly sinceMs: number | undefined;
  readonly untilMs: number | undefined;
} {
  return {
    sinceMs:
      fromDay === null ? undefined : findZonedDayStartMs(fromDay, timeZone),
    untilMs:
      untilDay === null
        ? undefined
        : findZonedDayStartMs(addDays(untilDay, 1), timeZone),
  };
}

function readDay(text: string): string | null {
  return isCalendarDay(text) ? text : null;
}
