import { isOwnStore } from "#app/domain/console/roles.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { formatDay } from "#app/console/frame/times.ts";
import { appointmentsCopy } from "./copy.ts";
import { WeekBody } from "./week-page.tsx";
import { readWeekQuestion, type WeekQuestion } from "./week-question.ts";

/** More in one week than any store takes. */
const MOST_IN_A_WEEK = 2_000;

export const weekHandlers = {
  async appointments(asked) {
    const week = readWeekQuestion(asked);
    const date = formatDay(asked, week.monday);
    return {
      kind: "page",
      title: getTexts(asked, appointmentsCopy)("week", { date }),
      body: (
        <WeekBody
          asked={asked}
          week={week}
          appointments={await listOwn(asked, week)}
        />
      ),
    };
  },
} satisfies SectionHandlers<"appointments">;

async function listOwn(
  { ports, person }: AskedByPerson,
  { storeId, kind, fromMs, untilMs }: WeekQuestion,
) {
  const found = await ports.appointmentRecords.list({
    ...(storeId !== null && { storeId }),
    ...(kind !== null && { kind }),
    isWithCancelled: true,
    fromMs,
    untilMs,
    limit: MOST_IN_A_WEEK,
  });
  return found.filter((it) => isOwnStore(person, it.storeId));
}
