import { BYTE_ORDER_MARK, formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { NOT_FOUND } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { type FigureQuestion, readQuestion } from "./asked-figures.ts";
import { figuresCopy } from "./copy.ts";
import { FIGURES, type FigureId, type FigureTable } from "./figure-table.ts";
import { FiguresBody } from "./figures-page.tsx";
import { buildLeadFigures } from "./lead-figures.server.ts";
import { buildSiteFigures } from "./site-figures.server.ts";
import { buildStockFigures } from "./stock-figures.server.ts";

type BuildFigures = (
  asked: AskedByPerson,
  question: FigureQuestion,
) => Promise<readonly FigureTable[]>;

const BUILDERS: Readonly<Record<FigureId, BuildFigures>> = {
  sources: buildLeadFigures,
  kinds: buildLeadFigures,
  response: buildLeadFigures,
  visits: buildSiteFigures,
  days: buildSiteFigures,
  searches: buildSiteFigures,
  ages: buildStockFigures,
  prices: buildStockFigures,
};

export const figuresHandlers = {
  async figures(asked) {
    const question = readQuestion(asked);
    const tables = await Promise.all(
      [...new Set(Object.values(BUILDERS))].map((build) =>
        build(asked, question),
      ),
    );
    return {
      kind: "page",
      title: getTexts(asked, figuresCopy)("title"),
      body: (
        <FiguresBody asked={asked} question={question} tables={tables.flat()} />
      ),
    };
  },

  async "figures.file"(asked) {
    const id = FIGURES.find((it) => it === asked.params.figure);
    if (id === undefined) return NOT_FOUND;
    const question = readQuestion(asked);
    const tables = await BUILDERS[id](asked, question);
    const table = tables.find((it) => it.id === id);
    if (table === undefined) return NOT_FOUND;
    const lines = [
      table.columns,
      ...table.rows.map(({ label, values }) => [label, ...values]),
    ];
    const store = question.storeId === null ? "" : `-${question.storeId}`;
    return {
      kind: "file",
      name: `${id}${store}-${question.days[0] ?? ""}-${question.today}.csv`,
      contentType: "text/csv; charset=utf-8",
      body: BYTE_ORDER_MARK + lines.map(formatCsvLine).join(""),
    };
  },
} satisfies SectionHandlers<"figures" | "figures.file">;
