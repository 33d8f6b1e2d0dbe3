import { hash } from "node:crypto";
import {
  type FeedPast,
  findLastCommittedRun,
} from "#app/domain/checkup/feed/feed-past.ts";
import { FEED_STATE_CHECKS } from "#app/domain/checkup/feed/feed-state-checks.ts";
import {
  listFeedPasts,
  RUNS_PER_FEED,
} from "#app/domain/checkup/feed/list-feed-pasts.ts";
import type { AppPorts } from "#app/ports.ts";
import type { ImportHistory } from "#app/ports/inventory-ports.ts";
import {
  type FeedNotice,
  type MailPorts,
  sendNotice,
} from "./send-notice.server.ts";

export type NoticePorts = MailPorts &
  Pick<AppPorts, "log"> & { readonly history: ImportHistory };

/** A file that could not be read at all is in no history of imports. */
export interface RefusedFile {
  readonly storeId: string;
  readonly feed: string;
  readonly file: string;
  readonly reason: string;
}

/** The manager is told of these; what else the doctor finds can wait for him. */
const TOLD = new Set([
  "import-held",
  "import-refused",
  "import-late",
  "import-stale",
]);
/** Assumption A292: a feed that is held, refused or late is mailed to whoever looks after the inventory. */
export async function sendDueFeedNotices(
  ports: NoticePorts,
  signal: AbortSignal,
): Promise<{ readonly mails: number }> {
  let mails = 0;
  for (const past of await listPasts(ports.history))
    for (const notice of listNotices(past, ports.clock.nowMs())) {
      if (signal.aborted) return { mails };
      if (await sendNotice(ports, notice)) mails++;
    }
  return { mails };
}

/** It never throws, because the file is dealt with all the same. */
export async function sendRefusedFileNotice(
  ports: NoticePorts,
  { storeId, feed, file, reason }: RefusedFile,
): Promise<void> {
  try {
    const past = (await listPasts(ports.history)).find(
      (it) => it.storeId === storeId && it.feed === feed,
    );
    await sendNotice(ports, {
      storeId,
      feed,
      state: `file-refused ${hash("sha256", reason).slice(0, 16)}`,
      title: "A feed could not be read",
      meaning:
        "Nothing was taken from the file. The site still shows what the file before it said.",
      detail: `${file}: ${reason}`,
      advice:
        "Put it right, and move the file back into the store's folder. Its report stands beside it, in refused.",
      lastImportedRunId: past === undefined ? null : findRunId(past),
    });
  } catch (error) {
    ports.log.error("feed-notices.not-sent", { message: String(error) });
  }
}

async function listPasts(history: ImportHistory): Promise<readonly FeedPast[]> {
  return listFeedPasts(await history.listNewestRuns(RUNS_PER_FEED));
}

function listNotices(past: FeedPast, nowMs: number): readonly FeedNotice[] {
  return FEED_STATE_CHECKS.filter(({ id }) => TOLD.has(id)).flatMap((check) =>
    check.find(past, nowMs).map(({ detail }) => ({
      storeId: past.storeId,
      feed: past.feed,
      state: check.id,
      title: check.title,
      meaning: check.meaning,
      detail,
      advice: check.advice,
      lastImportedRunId: findRunId(past),
    })),
  );
}

function findRunId(past: FeedPast): number | null {
  return findLastCommittedRun(past)?.id ?? null;
}
