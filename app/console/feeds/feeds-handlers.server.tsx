import { getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readRunFilters } from "./asked-feeds.ts";
import { feedsCopy } from "./copy.ts";
import { FeedsBody } from "./feeds-page.tsx";

const RUNS_PER_PAGE = 50;

export const feedsHandlers = {
  async feeds(asked) {
    const { feeds } = asked.ports;
    const { storeIds } = asked.person;
    const filters = readRunFilters(asked);
    const runs = await feeds.listRuns({
      storeIds: filters.storeIds,
      ending: filters.ending ?? undefined,
      beforeId: filters.beforeId,
      // One more tells whether there are older ones.
      limit: RUNS_PER_PAGE + 1,
    });
    const shown = runs.slice(0, RUNS_PER_PAGE);
    return {
      kind: "page",
      title: getTexts(asked, feedsCopy)("title"),
      body: (
        <FeedsBody
          asked={asked}
          filters={filters}
          feeds={await feeds.listFeeds(storeIds)}
          folders={await feeds.listFolders(storeIds)}
          runs={shown}
          olderThanId={
            runs.length > RUNS_PER_PAGE ? (shown.at(-1)?.run.id ?? null) : null
          }
        />
      ),
    };
  },
} satisfies SectionHandlers<"feeds">;
