import {
  listTodayTasks,
  type TodayFacts,
  type TodayTask,
} from "#app/domain/console/today.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { todayCopy } from "./copy.ts";
import { formatTask, getTaskAddress } from "./task-words.ts";

interface TodayBodyProps {
  readonly asked: AskedByPerson;
  readonly facts: TodayFacts;
}

export function TodayBody({ asked, facts }: TodayBodyProps) {
  const t = getTexts(asked, todayCopy);
  const { language, nowMs, ports, person } = asked;
  const tasks = listTodayTasks(facts, person.role, nowMs);
  if (tasks.length === 0) return <p>{t("done")}</p>;
  const groups = Map.groupBy(tasks, ({ kind }) => t(`group.${kind}`));
  const reader = { language, nowMs, profile: ports.profile };
  return [...groups].map(([heading, ofGroup], at) => (
    <section key={heading} aria-labelledby={`group-${String(at)}`}>
      <h2 id={`group-${String(at)}`}>{heading}</h2>
      <ul className="console-rows">
        {ofGroup.map((task, position) => (
          <li key={position}>
            <a href={getTaskAddress(task)} lang={getTaskLanguage(task)}>
              {formatTask(task, reader)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The doctor speaks English. */
function getTaskLanguage({ kind }: TodayTask): string | undefined {
  return kind === "finding" ? "en" : undefined;
}
