import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writeFeed } from "./feed-file.ts";
import type { Ground } from "./ground.ts";
import { PROJECT, siteVariables, startLeadSite } from "./lead-site.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { countLost } from "./stored-leads.ts";
import { percentile, submitAtRate, submitInTurn } from "./submit-forms.ts";

const PER_SECOND = 200;
const SECONDS = 60;
const ROWS = 100_000;
const IMPORT_AFTER_MS = 2_000;
const WARM_UP_SECONDS = 3;

/** Two hundred leads a second for a minute while an import of 100,000 vehicles runs beside the server; gives how many were lost. */
export async function soak(ground: Ground): Promise<number> {
  const feed = join(ground.dataDir, "feed.csv");
  await writeFeed(feed, ROWS);
  const sink = await startMailSink();
  try {
    const site = await startLeadSite(ground, sink.url);
    try {
      return await measure(ground, { feed, sink, origin: site.origin });
    } finally {
      await site.stop();
    }
  } finally {
    sink.stop();
  }
}

async function measure(
  ground: Ground,
  {
    feed,
    sink,
    origin,
  }: {
    readonly feed: string;
    readonly sink: MailSink;
    readonly origin: string;
  },
): Promise<number> {
  const warmedUp = await submitInTurn(origin, 4, WARM_UP_SECONDS);
  const importing = runImport(ground, feed);
  const submissions = await submitAtRate(origin, PER_SECOND, SECONDS);
  const imported = await importing;
  const acknowledged = [...warmedUp.acknowledged, ...submissions.acknowledged];
  const delivered = await sink.untilDistinct(acknowledged.length);
  const lost = await countLost(ground, acknowledged);
  const ms = (share: number) =>
    percentile(submissions.tookMs, share).toFixed(0);
  console.log(
    [
      `\nsoak, ${ground.engine}: ${PER_SECOND} submissions a second for ${SECONDS} s`,
      `  import of ${ROWS} rows beside it: exit code ${imported.code} after ${imported.seconds.toFixed(1)} s`,
      `  acknowledged ${submissions.acknowledged.length} of ${PER_SECOND * SECONDS}, other answers ${JSON.stringify(Object.fromEntries(submissions.others))}`,
      `  acknowledged and lost ${lost} (goal 0); delivered ${delivered.distinct} of ${acknowledged.length}, ${delivered.mails - delivered.distinct} twice`,
      `  p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms (goal 150), p99 ${ms(0.99)} ms, longest ${ms(1)} ms`,
    ].join("\n"),
  );
  return lost;
}

async function runImport(ground: Ground, feed: string) {
  await wait(IMPORT_AFTER_MS);
  const startedAtMs = performance.now();
  const child = spawn(
    process.execPath,
    ["cli/forecourt.ts", "import", feed, "--store", "aurora"],
    {
      cwd: PROJECT,
      stdio: ["ignore", "ignore", "pipe"],
      env: siteVariables(ground),
    },
  );
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text) => said.push(text));
  const [code] = (await once(child, "exit")) as [number | null];
  // How far it is tells nobody anything here, unless it fails.
  if (code !== 0) process.stderr.write(said.join(""));
  return { code, seconds: (performance.now() - startedAtMs) / 1_000 };
}
