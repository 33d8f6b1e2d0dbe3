import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import type { Department } from "#app/domain/store-profile/hours.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { StoreView } from "#app/site/page/site-view.ts";
import { storeCopy } from "./copy.ts";
import { buildHoursRows, formatOpenText } from "./store-hours.ts";

/** The hours that one department of a store keeps: `{ days: "Mon – Fri", hours: "9AM - 6PM" }`. */
export function buildDepartmentHours(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  store: Store,
  department: Department,
): StoreView["hours"] {
  return buildHoursRows(
    getCalendar(store, department),
    { timeZone: store.timeZone, nowMs: clock.nowMs(), language },
    createTranslator(storeCopy, profile.texts[language], language),
  );
}

/** It reads "open until 6 PM" or "opens at 9 AM". */
export function buildDepartmentOpenText(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  store: Store,
  department: Department,
): string {
  return formatOpenText(
    getCalendar(store, department),
    { timeZone: store.timeZone, nowMs: clock.nowMs(), language },
    createTranslator(storeCopy, profile.texts[language], language),
  );
}
