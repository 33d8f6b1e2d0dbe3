import { type EngineCommits, engineCommits } from "./engine-commits.ts";
import type { Ground } from "./ground.ts";
import { startLeadSite } from "./lead-site.ts";
import { startMailSink } from "./mail-sink.ts";
import { countLost, fillOutbox } from "./stored-leads.ts";
import { percentile, submitInTurn } from "./submit-forms.ts";

const CONNECTIONS = 32;
const BACKLOG = 2_000;
const ENGINE_SECONDS = 3;
const WARM_UP_SECONDS = 3;

/** How fast an outbox empties, then how many leads a second are acknowledged beside the engine's bare commits. */
export async function throughput(
  ground: Ground,
  seconds: number,
): Promise<void> {
  await fillOutbox(ground, BACKLOG);
  const sink = await startMailSink();
  const commitsBefore = await engineCommits(ground, ENGINE_SECONDS);
  const site = await startLeadSite(ground, sink.url);
  try {
    const { mails, firstAtMs, lastAtMs } = await sink.untilDistinct(BACKLOG);
    const mailsPerSecond = mails / ((lastAtMs - firstAtMs) / 1_000);
    const warmedUp = await submitInTurn(
      site.origin,
      CONNECTIONS,
      WARM_UP_SECONDS,
    );
    const submissions = await submitInTurn(site.origin, CONNECTIONS, seconds);
    const { acknowledged, others, tookMs } = submissions;
    const all = [...warmedUp.acknowledged, ...acknowledged];
    const delivered = await sink.untilDistinct(BACKLOG + all.length);
    const lost = await countLost(ground, all);
    const commitsAfter = await engineCommits(ground, ENGINE_SECONDS);
    const perSecond = acknowledged.length / submissions.seconds;
    const engineLine = (name: string, key: keyof EngineCommits) => {
      const commits = (commitsBefore[key] + commitsAfter[key]) / 2;
      return `  engine alone, ${name}: ${commits.toFixed(0)} commits a second (${commitsBefore[key].toFixed(0)} before, ${commitsAfter[key].toFixed(0)} after); ratio ${(perSecond / commits).toFixed(3)}`;
    };
    const ms = (share: number) => percentile(tookMs, share).toFixed(0);
    console.log(
      [
        `\nleads, ${ground.engine}`,
        `  acknowledged over ${CONNECTIONS} connections: ${perSecond.toFixed(0)} a second`,
        engineLine("one writer", "oneWriter"),
        engineLine(`${CONNECTIONS} writers`, "manyWriters"),
        `  p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, p99 ${ms(0.99)} ms; other answers ${JSON.stringify(Object.fromEntries(others))}`,
        `  acknowledged and lost ${lost} (goal 0); delivered ${delivered.distinct - BACKLOG} of ${all.length}`,
        `  outbox of ${BACKLOG} to a local mail server: ${mailsPerSecond.toFixed(0)} mails a second`,
      ].join("\n"),
    );
  } finally {
    await site.stop();
    sink.stop();
  }
}
