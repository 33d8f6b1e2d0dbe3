import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { TodayTask } from "#app/domain/console/today.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatDuration } from "#app/console/frame/durations.ts";
import { todayCopy } from "./copy.ts";

export interface TaskReader {
  readonly language: Language;
  readonly profile: Pick<StoreProfile, "stores">;
  readonly nowMs: number;
}

/** One sentence a task, on the page as in the morning's mail. */
export function formatTask(task: TodayTask, reader: TaskReader): string {
  const t = createTranslator(todayCopy, {}, reader.language);
  const sayName = (name: string) => (name === "" ? t("noName") : name);
  switch (task.kind) {
    case "lead": {
      const { name, receivedAtMs } = task.lead;
      const waitMs = reader.nowMs - receivedAtMs;
      const time = formatDuration(reader.language, waitMs);
      return t("lead", { name: sayName(name), time });
    }
    case "appointment": {
      const { kind, name, startMs, storeId } = task.appointment;
      return t("appointment", {
        time: formatTime(startMs, storeId, reader),
        kind: t(`appointment.${kind}`),
        name: sayName(name),
      });
    }
    case "feed": {
      const { feed, state, storeId } = task.feed;
      const store = getStoreOrFirst(storeId, reader.profile).name;
      return t(`feed.${state}`, { feed, store });
    }
    case "offer": {
      const { name, endsAtMs } = task.offer;
      return t("offer", { name, time: formatTime(endsAtMs, "", reader) });
    }
    case "finding": {
      const { title, count } = task.finding;
      return t("finding", { title, count });
    }
    default:
      return t(task.kind, { count: task.count });
  }
}

/** Where the task is done, or seen whole. */
export function getTaskAddress(task: TodayTask): string {
  switch (task.kind) {
    case "lead":
      return getConsoleAddress("lead", { reference: task.lead.reference });
    case "appointment":
      return getConsoleAddress("appointment", {
        reference: task.appointment.reference,
      });
    case "feed":
      return task.feed.runId === null
        ? getConsoleAddress("feeds")
        : getConsoleAddress("feed.run", { run: String(task.feed.runId) });
    case "moreLeads":
      return `${getConsoleAddress("leads")}?state=unanswered`;
    case "delivery":
      return `${getConsoleAddress("leads")}?state=undelivered`;
    default:
      return getConsoleAddress("today.more", { kind: task.kind });
  }
}

function formatTime(
  atMs: number,
  storeId: string,
  { language, profile }: TaskReader,
): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    timeStyle: "short",
    timeZone: getStoreOrFirst(storeId, profile).timeZone,
  }).format(atMs);
}
