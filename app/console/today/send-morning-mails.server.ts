import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { findMorning } from "#app/domain/console/morning.ts";
import { listTodayTasks, type TodayTask } from "#app/domain/console/today.ts";
import { getStoreOrFirst, toHeaderSafe } from "#app/domain/leads/route-lead.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import { buildMailBodies } from "#app/domain/visitor-mail/mail-bodies.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { ConsolePorts } from "#app/console-ports.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { VisitorMails } from "#app/ports/lead-ports.ts";
import { addDictionary, createTranslator } from "#app/site/page/copy.ts";
import { todayCopyEs } from "./copy.es.ts";
import { todayCopy } from "./copy.ts";
import { formatTask } from "./task-words.ts";

type MorningPorts = Pick<
  ConsolePorts,
  "profile" | "siteUrl" | "clock" | "people" | "today"
> & { readonly visitorMails: VisitorMails };

// The mails are sent by the site's own process, which has no other words of the console.
addDictionary("es", [todayCopyEs]);

/** To each person with something to do, once a morning: the key is stored with the mail, however many nodes look. */
export async function sendMorningMails(
  ports: MorningPorts,
  signal: AbortSignal,
): Promise<{ readonly mails: number }> {
  const { profile, clock, people, today, visitorMails } = ports;
  const { morningMail } = profile.console;
  const nowMs = clock.nowMs();
  const { timeZone } = getStoreOrFirst("", profile);
  const day =
    morningMail === null
      ? null
      : findMorning(nowMs, morningMail.hour, timeZone);
  let mails = 0;
  if (day === null) return { mails };
  for (const person of await people.list()) {
    if (signal.aborted) return { mails };
    const facts = await today.read(person, nowMs);
    const tasks = listTodayTasks(facts, person.role, nowMs);
    if (tasks.length === 0) continue;
    const mail = buildMorningMail(ports, { person, tasks, day, nowMs });
    const { isRepeated } = await visitorMails.send(mail);
    if (!isRepeated) mails++;
  }
  return { mails };
}

function buildMorningMail(
  { profile, siteUrl }: MorningPorts,
  {
    person,
    tasks,
    day,
    nowMs,
  }: {
    readonly person: Person;
    readonly tasks: readonly TodayTask[];
    readonly day: string;
    readonly nowMs: number;
  },
): VisitorMail {
  const { language } = person;
  const t = createTranslator(todayCopy, {}, language);
  const store = getStoreOrFirst(person.storeIds?.[0] ?? "", profile);
  const reader = { language, profile, nowMs };
  const groups = Map.groupBy(tasks, ({ kind }) => t(`group.${kind}`));
  const bodies = buildMailBodies(
    {
      language,
      heading: t("title"),
      preview: [...groups.keys()].join(", "),
      store: { name: store.name, url: siteUrl, lines: [] },
      color: buildColorSteps(profile.theme.primary, SURFACE).button,
      reasons: [t("mailReason")],
      stops: [],
    },
    [
      ...[...groups].flatMap(
        ([heading, ofGroup]) =>
          [
            { kind: "heading", text: heading },
            {
              kind: "list",
              items: ofGroup.map((it) => formatTask(hideNames(it), reader)),
            },
          ] as const,
      ),
      {
        kind: "button",
        label: t("mailButton"),
        url: siteUrl + getConsoleAddress("today"),
      },
    ],
  );
  return {
    kind: "console-morning",
    idempotencyKey: `console-morning ${person.id} ${day}`,
    storeId: store.id,
    visitorId: null,
    to: { name: person.name, email: person.email },
    subject: toHeaderSafe(
      t("mailSubject", {
        group: profile.storeGroup.name,
        count: tasks.length,
      }),
    ),
    ...bodies,
    attachments: [],
    unsubscribeUrl: null,
  };
}

/** The mail is kept for as long as leads are: whoever is erased meanwhile must not stand in it. */
function hideNames(task: TodayTask): TodayTask {
  if (task.kind === "lead")
    return { ...task, lead: { ...task.lead, name: task.lead.reference } };
  return task.kind === "appointment"
    ? {
        ...task,
        appointment: { ...task.appointment, name: task.appointment.reference },
      }
    : task;
}
