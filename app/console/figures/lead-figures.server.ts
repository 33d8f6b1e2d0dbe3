import {
  getLeadSource,
  LEAD_SOURCES,
} from "#app/domain/figures/lead-source.ts";
import {
  RESPONSE_STEPS,
  type ResponseStep,
  summarizeResponses,
} from "#app/domain/figures/response-time.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import { DAY_MS, findZonedDayStartMs } from "#app/domain/time.ts";
import type { LeadMoment } from "#app/ports/figure-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatDuration } from "#app/console/frame/durations.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { type FigureQuestion, isInPeriod } from "./asked-figures.ts";
import { figuresCopy } from "./copy.ts";
import type { FigureTable } from "./figure-table.ts";

/** Leads by source, kind and response time. */
export async function buildLeadFigures(
  asked: AskedByPerson,
  question: FigureQuestion,
): Promise<readonly FigureTable[]> {
  // The calendars of stores in other zones differ by less than a day.
  const sinceMs = findZonedDayStartMs(question.days[0] ?? "", "UTC") - DAY_MS;
  const moments = await asked.ports.figures.listLeads(
    sinceMs,
    question.storeIds,
  );
  const leads = moments.filter((it) =>
    isInPeriod(asked, question, it.receivedAtMs, it.storeId),
  );
  const t = getTexts(asked, figuresCopy);
  const sources = countBy(leads, ({ url }) => getLeadSource(url));
  const kinds = countBy(leads, ({ type }) => type);
  return [
    {
      id: "sources",
      columns: [t("column.source"), t("column.leads"), t("column.share")],
      rows: LEAD_SOURCES.map((it) =>
        toShareRow(t(`source.${it}`), sources.get(it), leads.length),
      )
        .filter(({ amount }) => amount > 0)
        .toSorted((a, b) => b.amount - a.amount),
      summary: [],
    },
    {
      id: "kinds",
      columns: [t("column.kind"), t("column.leads"), t("column.share")],
      rows: LEAD_TYPES.map((it) =>
        toShareRow(t(`kind.${it}`), kinds.get(it), leads.length),
      )
        .filter(({ amount }) => amount > 0)
        .toSorted((a, b) => b.amount - a.amount),
      summary: [],
    },
    buildResponses(asked, leads),
  ];
}

function buildResponses(
  asked: AskedByPerson,
  leads: readonly LeadMoment[],
): FigureTable {
  const t = getTexts(asked, figuresCopy);
  const { profile } = asked.ports;
  const clocks = leads.map(({ receivedAtMs, answeredAtMs, storeId }) => {
    const store = getStoreOrFirst(storeId, profile);
    const calendar = getCalendar(store, "sales");
    const hours = { calendar, timeZone: store.timeZone };
    return { receivedAtMs, answeredAtMs, hours };
  });
  const { medianMs, withinHour, steps } = summarizeResponses(
    clocks,
    asked.nowMs,
  );
  const ids: readonly ResponseStep[] = [
    ...RESPONSE_STEPS.map(({ id }) => id),
    "waiting",
  ];
  return {
    id: "response",
    columns: [t("column.answered"), t("column.leads"), t("column.share")],
    rows: ids.map((id) =>
      toShareRow(t(`step.${id}`), steps.get(id), leads.length),
    ),
    summary: [
      medianMs === null
        ? t("noAnswer")
        : t("median", { time: formatDuration(asked.language, medianMs) }),
      ...(withinHour === null
        ? []
        : [
            t("withinHour", {
              share: formatShare(withinHour.count, withinHour.of),
              count: formatNumber(withinHour.count),
              of: formatNumber(withinHour.of),
            }),
          ]),
    ],
  };
}

function countBy(
  leads: readonly LeadMoment[],
  getKey: (lead: LeadMoment) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const lead of leads) {
    const key = getKey(lead);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function toShareRow(label: string, amount = 0, of = 0) {
  return {
    label,
    amount,
    values: [formatNumber(amount), formatShare(amount, of)],
  };
}

function formatShare(count: number, of: number): string {
  return of === 0 ? "" : `${String(Math.round((count / of) * 100))}%`;
}
