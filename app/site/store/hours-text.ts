import {
  groupDays,
  type Opening,
  getOpening,
} from "#app/domain/store-hours/opening.ts";
import type { WeekHours } from "#app/domain/store-profile/hours.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { storeCopy } from "./copy.ts";
import type { StoreView } from "#app/site/page/site-view.ts";

type T = Translate<keyof typeof storeCopy.sentences>;

/** The text reads "open until 6 PM" or "opens Monday at 9 AM". */
export function formatOpenText(
  hours: WeekHours,
  timeZone: string,
  nowMs: number,
  t: T,
): string {
  return formatOpening(getOpening(hours, timeZone, nowMs), t);
}

/** Each row covers a run of equal days: "Mon – Fri: 9 AM – 6 PM". */
export function buildHoursRows(hours: WeekHours, t: T): StoreView["hours"] {
  return groupDays(hours).map(({ first, last, hours: day }) => ({
    days:
      first === last
        ? t(first)
        : t("days", { first: t(`${first}Short`), last: t(`${last}Short`) }),
    hours: day.closed
      ? t("closedDay")
      : t("hours", {
          open: formatClockTime(day.open),
          close: formatClockTime(day.close),
        }),
  }));
}

/** Minutes after midnight become "9 AM" or "5:30 PM". */
export function formatClockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const shownHour = hour % 12 === 0 ? 12 : hour % 12;
  const shownMinute = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${shownHour}${shownMinute} ${hour < 12 ? "AM" : "PM"}`;
}

function formatOpening(opening: Opening, t: T): string {
  if (opening.state === "open")
    return t("openUntil", { time: formatClockTime(opening.untilMinutes) });
  if (opening.state === "opens-today")
    return t("opensToday", { time: formatClockTime(opening.atMinutes) });
  if (opening.state === "closed") return t("closed");
  const time = formatClockTime(opening.atMinutes);
  return opening.isTomorrow
    ? t("opensTomorrow", { time })
    : t("opensLater", { day: t(opening.weekday), time });
}
