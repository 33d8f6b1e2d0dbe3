import { TALLY_KINDS, type TallyKind } from "#app/domain/figures/tally.ts";
import type { TallyRow } from "#app/ports/figure-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { FigureQuestion } from "./asked-figures.ts";
import { figuresCopy } from "./copy.ts";
import { sayDay } from "#app/domain/day-words.ts";
import type { FigureTable } from "./figure-table.ts";
import { nameSearch } from "./search-words.ts";

/** The page shows no more; the file has all of a day's that were kept. */
const MOST_SEARCHES = 1000;
/** Of a group, visits belong to no one store (Assumption A322). */
const OF_A_STORE: readonly TallyKind[] = ["vehicle", "lead"];

/** What happened on the site with consent, and what was sought there in vain. */
export async function buildSiteFigures(
  asked: AskedByPerson,
  question: FigureQuestion,
): Promise<readonly FigureTable[]> {
  const { days, storeIds } = question;
  const { figures, profile } = asked.ports;
  const span = { fromDay: days[0] ?? "", untilDay: days.at(-1) ?? "" };
  const rows = await figures.tallies.list(span, storeIds);
  const kinds =
    storeIds === null || profile.stores.length === 1 ? TALLY_KINDS : OF_A_STORE;
  const t = getTexts(asked, figuresCopy);
  const sum = (kind: string, day?: string) =>
    rows
      .filter((it) => it.kind === kind && (day === undefined || it.day === day))
      .reduce((total, { count }) => total + count, 0);
  const [main = "visit"] = kinds;
  return [
    {
      id: "visits",
      columns: [t("column.happened"), t("column.times")],
      rows: kinds.map((kind) => {
        const amount = sum(kind);
        const label = t(`tally.${kind}`);
        return { label, amount, values: [formatNumber(amount)] };
      }),
      summary: kinds === TALLY_KINDS ? [] : [t("noStore")],
    },
    {
      id: "days",
      columns: [t("column.day"), ...kinds.map((it) => t(`tally.${it}`))],
      rows: days.map((day) => ({
        label: sayDay(day, "short", asked.language),
        amount: sum(main, day),
        values: kinds.map((kind) => formatNumber(sum(kind, day))),
      })),
      summary: [],
    },
    buildSearches(asked, rows),
  ];
}

function buildSearches(
  asked: AskedByPerson,
  rows: readonly TallyRow[],
): FigureTable {
  const t = getTexts(asked, figuresCopy);
  const counts = new Map<string, number>();
  for (const { kind, subject, count } of rows)
    if (kind === "empty-search")
      counts.set(subject, (counts.get(subject) ?? 0) + count);
  const unnamed = counts.get("") ?? 0;
  counts.delete("");
  return {
    id: "searches",
    columns: [t("column.search"), t("column.times")],
    rows: [...counts]
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, MOST_SEARCHES)
      .map(([address, amount]) => ({
        label: nameSearch(asked, address),
        href: asked.ports.siteUrl + address,
        amount,
        values: [formatNumber(amount)],
      })),
    summary: unnamed === 0 ? [] : [t("unnamed", { count: unnamed })],
  };
}
