import { type FaultNumbers, must } from "../fault.ts";
import type { Journal } from "./journal.ts";
import type { JournaledMail } from "./mail-orders.ts";
import type { MailServer } from "./mail-server.ts";
import type { SitePlace } from "./site-process.ts";
import {
  countWaiting,
  readStoredLeads,
  type StoredLeads,
} from "./stored-leads.ts";
import { waitUntil } from "./wait-until.ts";

/** Leases of thirty seconds, and the third retry of a lead that met with two outages. */
const DRAINED_WITHIN_MS = 240_000;

/** Waits until the outbox is empty, then measures every promise; throws the one that was broken. */
export async function judge(
  place: SitePlace,
  journal: Journal,
  mailServer: Pick<MailServer, "listTaken">,
  mostCopies?: number,
): Promise<FaultNumbers> {
  await waitUntil(
    "the outbox is empty",
    async () => (await countWaiting(place)) === 0,
    DRAINED_WITHIN_MS,
  );
  return judgeNow(
    await readStoredLeads(place),
    journal,
    mailServer.listTaken(),
    mostCopies,
  );
}

/** `mails` is null while some may still be on their way; of each at most `mostCopies` may come beside the first. */
export function judgeNow(
  stored: StoredLeads,
  journal: Journal,
  mails: readonly JournaledMail[] | null,
  mostCopies = 1,
): FaultNumbers {
  const { acknowledged } = journal;
  must(
    acknowledged.length > 0,
    "Nothing was acknowledged: this shows nothing.",
  );
  must(stored.damage.length === 0, `Damaged: ${stored.damage.join("; ")}`);
  const lost = listLost(stored, journal);
  must(
    lost.length === 0,
    `${lost.length} of ${acknowledged.length} acknowledged leads are lost: ${lost.slice(0, 5).join(", ")} …`,
  );
  const split = listSplit(stored);
  must(split.length === 0, `One key, several leads: ${split.join(", ")}`);
  must(
    stored.leads.length <= journal.submissions.length,
    `${stored.leads.length} leads of ${journal.submissions.length} forms`,
  );
  const queued = new Set(stored.deliveries.map(({ leadId }) => leadId));
  const forNobody = stored.leads.filter(({ id }) => !queued.has(id));
  must(forNobody.length === 0, `${forNobody.length} leads wait for nobody`);
  if (mails !== null) requireMailed(stored, mails);
  return {
    acknowledged: acknowledged.length,
    lost: 0,
    duplicates: mails === null ? 0 : countCopies(mails, mostCopies),
  };
}

export function sum(all: readonly FaultNumbers[]): FaultNumbers {
  return {
    acknowledged: all.reduce((total, it) => total + (it.acknowledged ?? 0), 0),
    lost: 0,
    duplicates: all.reduce((total, it) => total + it.duplicates, 0),
  };
}

function requireMailed(
  { leads, deliveries }: StoredLeads,
  mails: readonly JournaledMail[],
): void {
  const messageIds = new Set(mails.map(({ messageId }) => messageId));
  must(
    messageIds.size <= deliveries.length,
    `${messageIds.size} Message-IDs of ${deliveries.length} deliveries: a copy is not known by its own`,
  );
  const told = [...messageIds].join(" ");
  const unmailed = leads.filter(({ reference }) => !told.includes(reference));
  must(
    unmailed.length === 0,
    `${unmailed.length} leads reached nobody: ${unmailed.map((it) => it.reference).join(", ")}`,
  );
}

/** Acknowledged, and not in the database with what the visitor wrote. */
export function listLost(
  { leads }: Pick<StoredLeads, "leads">,
  { acknowledged }: Journal,
): string[] {
  const contentOf = new Map(leads.map((it) => [it.reference, it.content]));
  return acknowledged
    .filter(
      ({ reference, marker }) => !contentOf.get(reference)?.includes(marker),
    )
    .map(({ reference }) => reference);
}

/** In a load without edited forms. */
function listSplit({ leads }: StoredLeads): string[] {
  const byKey = Map.groupBy(leads, ({ key }) => key);
  return [...byKey.values()]
    .filter((it) => it.length > 1)
    .map((it) => it.map(({ reference }) => reference).join(" and "));
}

/** Copies are told by their Message-ID, and say the same. */
function countCopies(mails: readonly JournaledMail[], mostCopies = 1): number {
  let copies = 0;
  for (const [messageId, all] of Map.groupBy(mails, (it) => it.messageId)) {
    copies += all.length - 1;
    must(all.length - 1 <= mostCopies, `${messageId} came ${all.length} times`);
    must(
      new Set(all.map((it) => `${it.textHash} ${it.to.join()}`)).size === 1,
      `${messageId} came in several versions`,
    );
  }
  return copies;
}
