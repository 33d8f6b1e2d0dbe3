import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type {
  RecordedRefusal,
  WarningKind,
} from "#app/domain/inventory/import-run.ts";
import type { RunDetail } from "#app/ports/feed-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Facts } from "#app/console/frame/facts.tsx";
import { feedsCopy } from "./copy.ts";
import { FeedTable } from "./feed-table.tsx";
import {
  COUNT_COLUMNS,
  formatEnding,
  formatRunMoment,
  getStoreName,
  listCounts,
} from "./feed-words.ts";
import { RunDecision } from "./run-decision.tsx";

export interface RunBodyProps {
  readonly asked: AskedByPerson;
  readonly found: RunDetail;
  /** The first of them. */
  readonly refusals: readonly RecordedRefusal[];
  readonly warnings: readonly WarningKind[];
  /** Somebody else decided first. */
  readonly isLate: boolean;
}

export function RunBody(props: RunBodyProps) {
  const { asked, found } = props;
  const { run } = found;
  const t = getTexts(asked, feedsCopy);
  return (
    <>
      {run.hold !== null && <RunDecision {...props} hold={run.hold} />}
      {run.releaseId !== null && <p>{t("released")}</p>}
      {run.problem !== null && (
        <section>
          <h2>{t("problem")}</h2>
          <p lang="en">{run.problem}</p>
        </section>
      )}
      <RunFacts {...props} />
      {run.problem === null && <Refusals {...props} />}
      {run.problem === null && <Warnings {...props} />}
      <p>
        <a href={getConsoleAddress("feeds")}>{t("back")}</a>
      </p>
    </>
  );
}

function RunFacts({ asked, found }: RunBodyProps) {
  const { run } = found;
  const { counts } = run;
  const t = getTexts(asked, feedsCopy);
  const few = (count: number) => (count === 0 ? null : count);
  return (
    <Facts
      rows={[
        { label: t("store"), value: getStoreName(asked, run.storeId) },
        { label: t("feed"), value: run.feed },
        { label: t("file"), value: run.fileName ?? t("terminal") },
        { label: t("format"), value: run.format },
        { label: t("when"), value: formatRunMoment(asked, run, run.endedAtMs) },
        { label: t("ended"), value: formatEnding(asked, found) },
        { label: t("rows"), value: run.rowCount },
        ...listCounts(found).map((value, at) => ({
          label: t(COUNT_COLUMNS[at] ?? "rows"),
          value,
        })),
        { label: t("unchanged"), value: few(counts.unchanged) },
        { label: t("returned"), value: few(counts.returned) },
        { label: t("elsewhere"), value: few(counts.elsewhere) },
        { label: t("samplesRemoved"), value: few(counts.samplesRemoved) },
      ]}
    />
  );
}

function Refusals({ asked, found: { run }, refusals }: RunBodyProps) {
  const t = getTexts(asked, feedsCopy);
  const count = run.refusedCount + run.counts.elsewhere;
  const file = getConsoleAddress("feed.refused", { run: String(run.id) });
  return (
    <section>
      <h2>{t("refusedTitle")}</h2>
      {refusals.length === 0 ? (
        <p>{count === 0 ? t("noRefused") : t("refusedForgotten", { count })}</p>
      ) : (
        <>
          <p>{t("refusedShown", { count, shown: refusals.length })}</p>
          <FeedTable
            title={t("refusedTitle")}
            columns={[t("row"), t("vin"), t("reason")]}
            language="en"
            rows={refusals.map(({ row, vin, reason }, at) => ({
              key: String(at),
              label: row === null ? t("noRow") : String(row),
              values: [vin ?? "", reason],
            }))}
          />
          <p>
            <a href={file}>{t("refusedFile")}</a>
          </p>
        </>
      )}
    </section>
  );
}

function Warnings({ asked, warnings }: RunBodyProps) {
  const t = getTexts(asked, feedsCopy);
  return (
    <section>
      <h2>{t("warningsTitle")}</h2>
      {warnings.length === 0 && <p>{t("noWarnings")}</p>}
      {warnings.map(({ kind, rowCount, examples }) => (
        <details key={kind}>
          <summary lang="en">{t("warning", { kind, count: rowCount })}</summary>
          {examples.map(({ row, vin, warning }) => (
            <p key={row}>{t("example", { row, vin, warning })}</p>
          ))}
        </details>
      ))}
    </section>
  );
}
