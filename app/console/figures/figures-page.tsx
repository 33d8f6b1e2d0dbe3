import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { PERIODS } from "#app/domain/figures/period.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatDay } from "#app/console/frame/times.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { type FigureQuestion, formatQuestion } from "./asked-figures.ts";
import { figuresCopy } from "./copy.ts";
import { type FigureRow, type FigureTable, isEmpty } from "./figure-table.ts";
import { BarPlot, DayPlot } from "./plots.tsx";

interface FiguresBodyProps {
  readonly asked: AskedByPerson;
  readonly question: FigureQuestion;
  readonly tables: readonly FigureTable[];
}

/** The file has the rest. */
const MOST_ROWS = 30;

export function FiguresBody(props: FiguresBodyProps) {
  const { asked, question, tables } = props;
  const { days, today } = question;
  const t = getTexts(asked, figuresCopy);
  return (
    <>
      <QuestionForm {...props} />
      <p>
        {t("span", {
          from: formatDay(asked, days[0] ?? today),
          until: formatDay(asked, today),
        })}
      </p>
      {tables.map((table) => (
        <Figure key={table.id} {...props} table={table} />
      ))}
    </>
  );
}

function QuestionForm({ asked, question }: FiguresBodyProps) {
  const t = getTexts(asked, figuresCopy);
  return (
    <form
      className="console-form console-filters"
      action={getConsoleAddress("figures")}
      aria-label={t("filters")}
    >
      <Select
        id="days"
        name="days"
        label={t("period")}
        defaultValue={String(question.period)}
        options={PERIODS.map((it) => ({
          value: String(it),
          label: t("lastDays", { days: it }),
        }))}
      />
      <StoreSelect
        asked={asked}
        label={t("store")}
        everyStore={t("everyStore")}
        chosen={question.storeId}
      />
      <Button>{t("show")}</Button>
    </form>
  );
}

interface FigureProps extends FiguresBodyProps {
  readonly table: FigureTable;
}

function Figure({ asked, question, table }: FigureProps) {
  const { id, rows, summary } = table;
  const t = getTexts(asked, figuresCopy);
  const title = t(`figure.${id}`);
  const file = `${getConsoleAddress("figures.file", { figure: id })}?${formatQuestion(question)}`;
  return (
    <section>
      <h2>{title}</h2>
      <p>{t(`about.${id}`)}</p>
      {isEmpty(table) ? (
        <p>{t(`empty.${id}`)}</p>
      ) : (
        <>
          {summary.map((it) => (
            <p key={it}>
              <strong>{it}</strong>
            </p>
          ))}
          <div className="console-figure">
            {id === "days" ? <DayPlot rows={rows} /> : <BarPlot rows={rows} />}
            {id === "days" ? (
              <details>
                <summary>{t("everyDay")}</summary>
                <Table title={title} table={table} rows={rows} />
              </details>
            ) : (
              <Table
                title={title}
                table={table}
                rows={rows.slice(0, MOST_ROWS)}
              />
            )}
          </div>
          <p>
            <a href={file}>{t("file", { title })}</a>
          </p>
        </>
      )}
    </section>
  );
}

function Table({
  title,
  table: { columns },
  rows,
}: {
  readonly title: string;
  readonly table: FigureTable;
  readonly rows: readonly FigureRow[];
}) {
  return (
    <section className="console-table" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, values }) => (
            <tr key={href ?? label}>
              <th scope="row">
                {href === undefined ? label : <a href={href}>{label}</a>}
              </th>
              {values.map((it, at) => (
                <td key={columns[at + 1]}>{it}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
