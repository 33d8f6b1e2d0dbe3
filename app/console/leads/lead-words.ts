import type { LeadUser } from "#app/domain/leads/lead.ts";
import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { DeskLead } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatDuration } from "#app/console/frame/durations.ts";
import { leadsCopy } from "./copy.ts";

/** What the lead is called in a list: its visitor, else their address or phone. */
export function formatName(asked: AskedByPerson, { lead }: DeskLead): string {
  const t = getTexts(asked, leadsCopy);
  if ("unreadable" in lead) return t("noName");
  const { firstName, lastName, email, phone } = lead.user;
  const name = `${firstName} ${lastName}`.trim();
  return [name, email, phone].find((it) => it !== "") ?? t("noName");
}

export function formatActor(asked: AskedByPerson, by: Actor): string {
  return by.personId === null
    ? getTexts(asked, leadsCopy)("commandLine")
    : by.name;
}

/** The response clock: how long it waits, or who answered after how long. */
export function formatClock(
  asked: AskedByPerson,
  { answer, receivedAtMs }: DeskLead,
): string {
  const t = getTexts(asked, leadsCopy);
  const { language, nowMs } = asked;
  const untilMs = answer?.atMs ?? nowMs;
  const time = formatDuration(language, untilMs - receivedAtMs);
  return answer === null
    ? t("waiting", { time })
    : t("answeredBy", { name: formatActor(asked, answer.by), time });
}

export function formatType(asked: AskedByPerson, { lead }: DeskLead): string {
  return getTexts(
    asked,
    leadsCopy,
  )(`type.${"unreadable" in lead ? "DEFAULT" : lead.type}`);
}

export function getStoreName(
  { ports }: Pick<AskedByPerson, "ports">,
  storeId: string,
): string {
  // A store that closed has only its id.
  return ports.profile.stores.find(({ id }) => id === storeId)?.name ?? storeId;
}

export function getUser({ lead }: DeskLead): LeadUser | null {
  return "unreadable" in lead ? null : lead.user;
}
