import {
  AGE_BANDS,
  type AgeBand,
  getAgeBand,
  PRICE_MOVES,
  summarizeMoves,
} from "#app/domain/figures/stock-figures.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatNumber, formatWholeDollars } from "#app/site/page/format.ts";
import { type FigureQuestion, isInPeriod } from "./asked-figures.ts";
import { figuresCopy } from "./copy.ts";
import type { FigureTable } from "./figure-table.ts";
import { toShareRow } from "./lead-figures.server.ts";

/** Cars for sale by age, and what their prices did in the period. */
export async function buildStockFigures(
  asked: AskedByPerson,
  question: FigureQuestion,
): Promise<readonly FigureTable[]> {
  const stock = await asked.ports.figures.listStock(question.storeIds);
  const t = getTexts(asked, figuresCopy);
  const ages = new Map<AgeBand, number>();
  for (const { listedOn } of stock) {
    const band = getAgeBand(listedOn, question.today);
    ages.set(band, (ages.get(band) ?? 0) + 1);
  }
  const bands: readonly AgeBand[] = [
    ...AGE_BANDS.map(({ id }) => id),
    ...(ages.has("unknown") ? (["unknown"] as const) : []),
  ];
  const moves = summarizeMoves(stock, (atMs, storeId) =>
    isInPeriod(asked, question, atMs, storeId),
  );
  return [
    {
      id: "ages",
      columns: [t("column.age"), t("column.cars"), t("column.share")],
      rows: bands.map((band) =>
        toShareRow(t(`age.${band}`), ages.get(band), stock.length),
      ),
      summary: [],
    },
    {
      id: "prices",
      columns: [
        t("column.move"),
        t("column.changes"),
        t("column.cars"),
        t("column.average"),
      ],
      rows: PRICE_MOVES.map((move) => {
        const {
          changes = 0,
          cars = 0,
          averageCents = null,
        } = moves.get(move) ?? {};
        return {
          label: t(`move.${move}`),
          amount: changes,
          values: [
            formatNumber(changes),
            formatNumber(cars),
            averageCents === null ? "" : formatWholeDollars(averageCents),
          ],
        };
      }),
      summary: [],
    },
  ];
}
