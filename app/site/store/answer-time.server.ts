import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { getOpening } from "#app/domain/store-hours/opening.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { answerTimeCopy } from "./copy.ts";
import { buildHoursNow } from "./store-hours.ts";

/** When somebody who wrote hears from the store: a closed one promises nothing before it opens. */
export function sayAnswerTime(
  store: Parameters<typeof buildHoursNow>[0],
  profile: Parameters<typeof buildHoursNow>[1],
  nowMs: number,
  language: Language,
): string {
  const t = createTranslator(answerTimeCopy, profile.texts[language], language);
  const calendar = getCalendar(store, "sales");
  const { state } = getOpening(calendar, store.timeZone, nowMs);
  return state === "opens-today" || state === "opens-later"
    ? t("afterOpening", {
        opens: buildHoursNow(store, profile, nowMs, language).text,
      })
    : t("sameDay");
}
