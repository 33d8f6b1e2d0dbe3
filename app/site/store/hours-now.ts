import { getOpening } from "#app/domain/store-hours/opening.ts";
import type { WeekHours } from "#app/domain/store-profile/hours.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { storeCopy } from "./copy.ts";
import { hoursNowCopy } from "./hours-now-copy.ts";
import { formatClockTime } from "./hours-text.ts";

/** It says if a store's sales department is open, in the store's own zone. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** The text reads "Open until 6 PM" or "Opens Mon 9 AM". */
  readonly text: string;
  /** The zone is given, such as "Eastern Time", where the group's stores keep different ones; else it is null. */
  readonly zone: string | null;
}

interface KeptHours {
  readonly timeZone: string;
  readonly departments: { readonly sales: { readonly hours: WeekHours } };
}

interface Group {
  readonly stores: readonly Pick<KeptHours, "timeZone">[];
  readonly texts: StoreProfile["texts"];
}

/** It is right for this minute; a page that shows it is served within the minute it was made in. */
export function buildHoursNow(
  { departments, timeZone }: KeptHours,
  { stores, texts }: Group,
  nowMs: number,
  language: Language,
): HoursNow {
  const t = createTranslator(hoursNowCopy, texts[language], language);
  const tStore = createTranslator(storeCopy, texts[language], language);
  const opening = getOpening(departments.sales.hours, timeZone, nowMs);
  const isMixed = stores.some((store) => store.timeZone !== timeZone);
  const about = {
    isOpen: opening.state === "open",
    zone: isMixed ? findZoneName(timeZone, nowMs, language) : null,
  };
  switch (opening.state) {
    case "open":
      return {
        ...about,
        text: t("openUntil", { time: formatClockTime(opening.untilMinutes) }),
      };
    case "opens-today":
      return {
        ...about,
        text: t("opensToday", { time: formatClockTime(opening.atMinutes) }),
      };
    case "opens-later":
      return {
        ...about,
        text: t(opening.isTomorrow ? "opensTomorrow" : "opensLater", {
          day: tStore(`${opening.weekday}Short`),
          time: formatClockTime(opening.atMinutes),
        }),
      };
    case "closed":
      return { ...about, text: t("closed") };
  }
}

function findZoneName(
  timeZone: string,
  nowMs: number,
  language: Language,
): string | null {
  const parts = new Intl.DateTimeFormat(
    language === "en" ? "en-US" : language,
    {
      timeZone,
      timeZoneName: "longGeneric",
    },
  ).formatToParts(nowMs);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? null;
}
