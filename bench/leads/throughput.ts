import { type EngineCommits, engineCommits } from "./engine-commits.ts";
import type { Ground } from "./ground.ts";
import { type LeadSite, startLeadSite } from "./lead-site.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { countLost, fillOutbox } from "./stored-leads.ts";
import { percentile, submitInTurn } from "./submit-forms.ts";

const CONNECTIONS = 32;
const BACKLOG = 2_000;
const ENGINE_SECONDS = 3;
const WARM_UP_SECONDS = 3;
/** Acknowledged leads for each bare commit of the engine. */
const GOAL_RATIO = 0.05;

/** How fast an outbox empties, then how many leads a second are acknowledged beside the engine's bare commits; gives how many were lost. */
export async function throughput(
  ground: Ground,
  seconds: number,
): Promise<number> {
  await fillOutbox(ground, BACKLOG);
  const commitsBefore = await engineCommits(ground, ENGINE_SECONDS);
  const sink = await startMailSink();
  try {
    const site = await startLeadSite(ground, sink.url);
    try {
      return await measure({ ground, seconds, sink, site, commitsBefore });
    } finally {
      await site.stop();
    }
  } finally {
    sink.stop();
  }
}

async function measure({
  ground,
  seconds,
  sink,
  site,
  commitsBefore,
}: {
  readonly ground: Ground;
  readonly seconds: number;
  readonly sink: MailSink;
  readonly site: LeadSite;
  readonly commitsBefore: EngineCommits;
}): Promise<number> {
  const { mails, firstAtMs, lastAtMs } = await sink.untilDistinct(BACKLOG);
  const mailsPerSecond = mails / ((lastAtMs - firstAtMs) / 1_000);
  const submit = (forSeconds: number) =>
    submitInTurn(site.origin, CONNECTIONS, forSeconds);
  const warmedUp = await submit(WARM_UP_SECONDS);
  const submissions = await submit(seconds);
  const { acknowledged, others, tookMs } = submissions;
  const all = [...warmedUp.acknowledged, ...acknowledged];
  const delivered = await sink.untilDistinct(BACKLOG + all.length);
  const lost = await countLost(ground, all);
  const commitsAfter = await engineCommits(ground, ENGINE_SECONDS);
  const perSecond = acknowledged.length / submissions.seconds;
  const engineLine = (name: string, key: keyof EngineCommits) => {
    const [before, after] = [commitsBefore[key], commitsAfter[key]];
    const commits = (before + after) / 2;
    return `  engine alone, ${name}: ${commits.toFixed(0)} commits a second (${before.toFixed(0)} before, ${after.toFixed(0)} after); ratio ${(perSecond / commits).toFixed(3)} (goal ${GOAL_RATIO})`;
  };
  const ms = (share: number) => percentile(tookMs, share).toFixed(0);
  console.log(
    [
      `\nleads, ${ground.engine}`,
      `  acknowledged over ${CONNECTIONS} connections: ${perSecond.toFixed(0)} a second, each of them mailed meanwhile`,
      engineLine("one writer", "oneWriter"),
      ...(ground.engine === "postgres"
        ? [engineLine(`${CONNECTIONS} writers`, "manyWriters")]
        : []),
      `  p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, p99 ${ms(0.99)} ms; other answers ${JSON.stringify(Object.fromEntries(others))}`,
      `  acknowledged and lost ${lost} (goal 0); delivered ${delivered.distinct - BACKLOG} of ${all.length}`,
      `  outbox of ${BACKLOG} to a local mail server: ${mailsPerSecond.toFixed(0)} mails a second`,
    ].join("\n"),
  );
  return lost;
}
