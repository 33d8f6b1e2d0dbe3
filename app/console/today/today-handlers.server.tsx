import { listTodayTasks } from "#app/domain/console/today.ts";
import { NOT_FOUND } from "#app/console/frame/answer.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { todayCopy } from "./copy.ts";
import { MoreBody } from "./more-page.tsx";
import { TodayBody } from "./today-page.tsx";

/** Kinds of tasks that have a page of their own. */
const MORE_KINDS = ["photos", "prices", "offer", "finding"] as const;

export const todayHandlers = {
  async today(asked) {
    const { ports, person, nowMs } = asked;
    const facts = await ports.today.read(person, nowMs);
    return {
      kind: "page",
      title: getTexts(asked, todayCopy)("title"),
      body: <TodayBody asked={asked} facts={facts} />,
    };
  },

  async "today.more"(asked) {
    const { ports, person, params, nowMs } = asked;
    const kind = MORE_KINDS.find((it) => it === params["kind"]);
    if (kind === undefined) return NOT_FOUND;
    const facts = await ports.today.read(person, nowMs);
    // Nothing of a kind that is not theirs is among them.
    const tasks = listTodayTasks(facts, person.role, nowMs).filter(
      (task) => task.kind === kind,
    );
    const isAboutCars = kind === "photos" || kind === "prices";
    return {
      kind: "page",
      title: getTexts(asked, todayCopy)(`more.${kind}`),
      body: (
        <MoreBody
          asked={asked}
          tasks={tasks}
          cars={
            isAboutCars && tasks.length > 0
              ? await ports.today.listCarsWithout(kind, person.storeIds)
              : []
          }
        />
      ),
    };
  },
} satisfies SectionHandlers<"today" | "today.more">;
