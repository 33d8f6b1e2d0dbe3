import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { RUN_ENDINGS } from "#app/domain/inventory/feed-run.ts";
import type {
  DecidedRun,
  FeedFolder,
  FeedState,
} from "#app/ports/feed-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatDuration } from "#app/console/frame/durations.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import {
  formatOlderAddress,
  getRunAddress,
  type RunFilters,
} from "./asked-feeds.ts";
import { feedsCopy } from "./copy.ts";
import {
  COUNT_COLUMNS,
  formatEnding,
  formatRunMoment,
  getStoreName,
  listCounts,
} from "./feed-words.ts";
import { FeedTable } from "./feed-table.tsx";

interface FeedsBodyProps {
  readonly asked: AskedByPerson;
  readonly filters: RunFilters;
  readonly feeds: readonly FeedState[];
  readonly folders: readonly FeedFolder[];
  readonly runs: readonly DecidedRun[];
  /** Null on the last page. */
  readonly olderThanId: number | null;
}

export function FeedsBody(props: FeedsBodyProps) {
  return (
    <>
      <Now {...props} />
      <Folders {...props} />
      <History {...props} />
    </>
  );
}

function Now({ asked, feeds }: FeedsBodyProps) {
  const t = getTexts(asked, feedsCopy);
  const without = asked.stores.filter(
    ({ id }) => !feeds.some(({ run }) => run.storeId === id),
  );
  return (
    <section>
      <h2>{t("now")}</h2>
      {feeds.length === 0 ? (
        <p>{t("noFeeds")}</p>
      ) : (
        <>
          <FeedTable
            title={t("now")}
            columns={[
              t("feed"),
              t("store"),
              t("last"),
              t("ended"),
              t("imported"),
              ...COUNT_COLUMNS.map((it) => t(it)),
            ]}
            rows={feeds.map((state) => ({
              key: `${state.run.storeId} ${state.run.feed}`,
              label: state.run.feed,
              href: getRunAddress(state.run.id),
              values: [
                getStoreName(asked, state.run.storeId),
                formatRunMoment(asked, state.run, state.run.endedAtMs),
                formatEnding(asked, state),
                formatImported(asked, state),
                ...listCounts(state).map(String),
              ],
            }))}
          />
          {without.map(({ id, name }) => (
            <p key={id}>{t("noFeedsOfStore", { store: name })}</p>
          ))}
        </>
      )}
    </section>
  );
}

function formatImported(
  asked: AskedByPerson,
  { lastImportedAtMs }: FeedState,
): string {
  const t = getTexts(asked, feedsCopy);
  if (lastImportedAtMs === null) return t("never");
  const ageMs = asked.nowMs - lastImportedAtMs;
  return t("importedAgo", { time: formatDuration(asked.language, ageMs) });
}

function Folders({ asked, folders }: FeedsBodyProps) {
  const t = getTexts(asked, feedsCopy);
  const { isWatching } = asked.ports.feeds;
  return (
    <section>
      <h2>{t("folders")}</h2>
      {!isWatching && <p>{t("notWatching")}</p>}
      {isWatching && folders.length === 0 && <p>{t("notLooked")}</p>}
      {isWatching && folders.length > 0 && (
        <ul className="console-rows">
          {folders.map((folder) => (
            <li key={folder.storeId}>
              <Folder asked={asked} folder={folder} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Folder({
  asked,
  folder,
}: {
  readonly asked: AskedByPerson;
  readonly folder: FeedFolder;
}) {
  const t = getTexts(asked, feedsCopy);
  const { storeId, waiting, waitingCount: count, problem, lookedAtMs } = folder;
  const store = getStoreName(asked, storeId);
  const sayMoment = (atMs: number) => formatRunMoment(asked, folder, atMs);
  return (
    <div>
      <strong>
        {count === 0
          ? t("nothingWaits", { store })
          : t("waiting", { store, count })}
      </strong>
      {problem !== null && <p lang="en">{problem}</p>}
      {waiting.map(({ name, changedAtMs }) => (
        <p key={name}>
          {t("waitingFile", { name, date: sayMoment(changedAtMs) })}
        </p>
      ))}
      <p>{t("lookedAt", { date: sayMoment(lookedAtMs) })}</p>
    </div>
  );
}

function History(props: FeedsBodyProps) {
  const { asked, filters, runs, olderThanId } = props;
  const t = getTexts(asked, feedsCopy);
  const isFiltered = filters.storeId !== null || filters.ending !== null;
  return (
    <section>
      <h2>{t("history")}</h2>
      <FiltersForm {...props} />
      {isFiltered && (
        <p>
          <a href={getConsoleAddress("feeds")}>{t("all")}</a>
        </p>
      )}
      {runs.length === 0 ? (
        <p>{isFiltered ? t("noRuns") : t("noFeeds")}</p>
      ) : (
        <FeedTable
          title={t("history")}
          columns={[
            t("when"),
            t("store"),
            t("feed"),
            t("ended"),
            ...COUNT_COLUMNS.map((it) => t(it)),
          ]}
          rows={runs.map((decided) => ({
            key: String(decided.run.id),
            label: formatRunMoment(asked, decided.run, decided.run.endedAtMs),
            href: getRunAddress(decided.run.id),
            values: [
              getStoreName(asked, decided.run.storeId),
              decided.run.feed,
              formatEnding(asked, decided),
              ...listCounts(decided).map(String),
            ],
          }))}
        />
      )}
      {olderThanId !== null && (
        <p>
          <a href={formatOlderAddress(filters, olderThanId)}>{t("older")}</a>
        </p>
      )}
    </section>
  );
}

function FiltersForm({ asked, filters }: FeedsBodyProps) {
  const t = getTexts(asked, feedsCopy);
  return (
    <form
      className="console-form console-filters"
      action={getConsoleAddress("feeds")}
      aria-label={t("filters")}
    >
      <StoreSelect
        asked={asked}
        label={t("store")}
        everyStore={t("everyStore")}
        chosen={filters.storeId}
      />
      <Select
        id="ending"
        name="ending"
        label={t("ended")}
        defaultValue={filters.ending ?? ""}
        options={[
          { value: "", label: t("everyEnding") },
          ...RUN_ENDINGS.map((it) => ({
            value: it,
            label: t(`ending.${it}`),
          })),
        ]}
      />
      <Button>{t("show")}</Button>
    </form>
  );
}
