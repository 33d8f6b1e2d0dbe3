import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { TodayTask } from "#app/domain/console/today.ts";
import type { CarWithGap } from "#app/ports/today-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { todayCopy } from "./copy.ts";
import { formatTask } from "./task-words.ts";

interface MoreBodyProps {
  readonly asked: AskedByPerson;
  /** Those of one kind. */
  readonly tasks: readonly TodayTask[];
  /** Where the tasks are about cars. */
  readonly cars: readonly CarWithGap[];
}

export function MoreBody({ asked, tasks, cars }: MoreBodyProps) {
  const t = getTexts(asked, todayCopy);
  const { language, nowMs, ports } = asked;
  const reader = { language, nowMs, profile: ports.profile };
  return (
    <>
      {tasks.length === 0 && <p>{t("gone")}</p>}
      <ul className="console-rows">
        {tasks.map((task, at) => (
          <li key={at}>
            <div>
              <strong>{formatTask(task, reader)}</strong>
              <TaskDetail task={task} />
            </div>
          </li>
        ))}
        {cars.map(({ vin, name, stockNumber, storeId }) => (
          <li key={vin}>
            <div>
              <a href={getConsoleAddress("vehicle", { vin })}>
                <strong>{name}</strong>
              </a>
              <p>
                VIN {vin}
                {stockNumber !== null &&
                  `, ${t("stock", { number: stockNumber })}`}
                ,{" "}
                {ports.profile.stores.find(({ id }) => id === storeId)?.name ??
                  storeId}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={getConsoleAddress("today")}>{t("back")}</a>
      </p>
    </>
  );
}

/** In English, as the doctor says it. */
function TaskDetail({ task }: { readonly task: TodayTask }) {
  return task.kind === "finding" ? (
    <p lang="en">{task.finding.advice}</p>
  ) : null;
}
