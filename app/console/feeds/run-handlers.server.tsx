import { BYTE_ORDER_MARK, formatCsvLine } from "#app/domain/csv/csv-line.ts";
import type { FeedDecision } from "#app/domain/inventory/feed-run.ts";
import type { RecordedRefusal } from "#app/domain/inventory/import-run.ts";
import {
  type ConsoleAnswer,
  NOT_FOUND,
  type Notice,
} from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import type { RunDetail } from "#app/ports/feed-desk-ports.ts";
import { getRunAddress, readRunId } from "./asked-feeds.ts";
import { feedsCopy } from "./copy.ts";
import { formatRunMoment } from "./feed-words.ts";
import { RunBody } from "./run-page.tsx";

/** The file has all that are kept. */
const MOST_SHOWN = 200;

export const runHandlers = {
  "feed.run": (asked) => showRun(asked, false),
  "feed.release": (asked) => decide(asked, "import", "feedReleased"),
  "feed.leave-out": (asked) => decide(asked, "leave-out", "feedLeftOut"),

  async "feed.refused"(asked) {
    const found = await findRun(asked);
    if (found === null) return NOT_FOUND;
    const { id } = found.run;
    const { feeds } = asked.ports;
    return {
      kind: "file",
      name: `refused-rows-${String(id)}.csv`,
      contentType: "text/csv; charset=utf-8",
      body: streamRefusals(feeds.listRefusals(id)),
    };
  },
} satisfies SectionHandlers<
  "feed.run" | "feed.release" | "feed.leave-out" | "feed.refused"
>;

/** A batch at a time, as fast as the browser takes them. The column names are for whoever mends the feed. */
function streamRefusals(
  batches: AsyncIterable<readonly RecordedRefusal[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      const head = BYTE_ORDER_MARK + formatCsvLine(["Row", "VIN", "Reason"]);
      controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      const { done = false, value } = await rows.next();
      if (done) return controller.close();
      const lines = value.map(({ row, vin, reason }: RecordedRefusal) =>
        formatCsvLine([row === null ? "" : String(row), vin ?? "", reason]),
      );
      controller.enqueue(encoder.encode(lines.join("")));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}

/** Null for one of another store, too. */
async function findRun(asked: AskedByPerson): Promise<RunDetail | null> {
  const id = readRunId(asked);
  return id === null
    ? null
    : asked.ports.feeds.findRun(id, asked.person.storeIds);
}

async function showRun(
  asked: AskedByPerson,
  isLate: boolean,
  status: 200 | 409 = 200,
): Promise<ConsoleAnswer> {
  const found = await findRun(asked);
  if (found === null) return NOT_FOUND;
  const { run } = found;
  const { feeds } = asked.ports;
  return {
    kind: "page",
    status,
    title: getTexts(asked, feedsCopy)("runTitle", {
      feed: run.feed,
      date: formatRunMoment(asked, run, run.endedAtMs),
    }),
    body: (
      <RunBody
        asked={asked}
        found={found}
        refusals={await readFirst(feeds.listRefusals(run.id, MOST_SHOWN))}
        warnings={await feeds.listWarnings(run.id)}
        isLate={isLate}
      />
    ),
  };
}

async function readFirst(
  batches: AsyncIterable<readonly RecordedRefusal[]>,
): Promise<readonly RecordedRefusal[]> {
  for await (const batch of batches) return batch;
  return [];
}

async function decide(
  asked: AskedByPerson,
  decision: FeedDecision,
  notice: Notice,
): Promise<ConsoleAnswer> {
  const runId = readRunId(asked);
  if (runId === null) return NOT_FOUND;
  const { ports, person, by, nowMs } = asked;
  const { storeIds } = person;
  const order = { runId, decision, storeIds, by, nowMs };
  const outcome = await ports.feeds.decide(order);
  if (outcome.status === "unknown") return NOT_FOUND;
  if (outcome.status === "impossible") return showRun(asked, false, 409);
  const isSame =
    outcome.status === "decided" || outcome.decision.decision === decision;
  // Pressed twice, or by two who want the same.
  if (isSame) return { kind: "redirect", to: getRunAddress(runId), notice };
  return showRun(asked, true, 409);
}
