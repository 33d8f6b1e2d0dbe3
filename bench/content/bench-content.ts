import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../leads/submit-forms.ts";
import { type DemoSite, startSite } from "../web/demo-site.ts";
import { BROKEN_EDITS, EDITS, takeFolderAway } from "./profile-edits.ts";
import { startVisitors, type Visit } from "./steady-visitors.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const VISITORS = { visitors: 4, everyMs: 100 };
const QUIET_MS = 15_000;
/** What is right on the site has to be there within this. */
const GOAL_MS = 5_000;
const LONGEST_MS = 20_000;
const SAVES_A_SECOND = 20;

/**
 * Edits of twenty kinds and seven broken ones are saved while visitors ask pages all the time: how long until the site
 * shows them, and whether a request was slower, or failed, because of it. Beside them stand the same visitors while
 * nobody saves.
 */
export async function benchContent(): Promise<void> {
  const ground = await mkdtemp(join(tmpdir(), "forecourt-bench-content-"));
  const folder = join(ground, "profile");
  await cp(join(PROJECT, "profiles", "franchise"), folder, { recursive: true });
  try {
    const site = await startSite(join(ground, "data"), { profile: folder });
    try {
      await measure(site, folder);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(ground, { recursive: true, force: true });
  }
}

async function measure(site: DemoSite, folder: string): Promise<void> {
  const visitors = startVisitors(site.origin, VISITORS);
  await wait(QUIET_MS / 3);
  const quietFromMs = performance.now();
  await wait(QUIET_MS);
  const editsFromMs = performance.now();
  let late = 0;
  const events: SavedEvent[] = [];
  const note = (name: string) => {
    events.push({ name, atMs: performance.now() });
  };
  for (const edit of EDITS) {
    const before = await read(site.origin + edit.page);
    if (edit.isShown(before.status, before.html))
      throw new Error(`${edit.page} shows "${edit.name}" before it is saved.`);
    const savedAtMs = performance.now();
    note(edit.name);
    await edit.save(folder);
    const shownMs = await untilTrue(async () => {
      const { status, html } = await read(site.origin + edit.page);
      return edit.isShown(status, html);
    }, savedAtMs);
    if (shownMs > GOAL_MS) late++;
    print(edit.name, shownMs, visitors.visits, savedAtMs);
  }
  for (const { name, file, breakIt } of BROKEN_EDITS) {
    const path = join(folder, file);
    const whole = await readFile(path, "utf8");
    const broken = breakIt(whole);
    if (broken === whole) throw new Error(`${file} did not change.`);
    const savedAtMs = performance.now();
    note(name);
    const toldMs = await untilTold(site, savedAtMs, () =>
      writeFile(path, broken),
    );
    if (toldMs > GOAL_MS) late++;
    print(`refused: ${name}`, toldMs, visitors.visits, savedAtMs);
    note(`${name}, put right`);
    await writeFile(path, whole);
    await wait(2_500);
  }
  const goneAtMs = performance.now();
  note("the folder gone");
  const giveBack = await takeFolderAway(folder);
  await wait(4_000);
  note("the folder back");
  await giveBack();
  await wait(3_000);
  print("the folder gone for four seconds", null, visitors.visits, goneAtMs);
  const restlessMs = performance.now();
  note("20 saves a second");
  const team = join(folder, "staff.json");
  const staff = await readFile(team, "utf8");
  for (let save = 0; save < 3 * SAVES_A_SECOND; save++) {
    await writeFile(team, staff.replace("Nora", `Nora ${"A".repeat(save)}`));
    await wait(1_000 / SAVES_A_SECOND);
  }
  const restedAtMs = performance.now();
  note("the last of them");
  await writeFile(team, staff.replace("Nora", "Honora"));
  const shownMs = await untilTrue(async () => {
    const { html } = await read(`${site.origin}/our-company/meet-our-team`);
    return html.includes("Honora Quist");
  }, restedAtMs);
  if (shownMs > GOAL_MS) late++;
  print("20 saves a second, then one", shownMs, visitors.visits, restlessMs);
  const endMs = performance.now();
  await visitors.stop();
  const inEdits = visitors.visits.filter(
    ({ startedAtMs }) => startedAtMs >= editsFromMs,
  );
  const longest = inEdits.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 3);
  const quiet = between(visitors.visits, quietFromMs, editsFromMs);
  const edited = between(visitors.visits, editsFromMs, endMs);
  const failed = visitors.visits.filter(
    ({ status }) => status === 0 || status >= 500,
  );
  console.log(`
  requests while nobody saves   ${describe(quiet)}
  requests while they save      ${describe(edited)}
  the longest of them           ${longest.map((visit) => tellMoment(visit, events)).join("\n                                ")}
  answered with an error        ${failed.length} of ${visitors.visits.length}
  not within ${GOAL_MS / 1_000} s               ${late}`);
  if (failed.length > 0 || late > 0) process.exitCode = 1;
}

interface SavedEvent {
  readonly name: string;
  readonly atMs: number;
}

function tellMoment(
  { path, startedAtMs, tookMs }: Visit,
  events: readonly SavedEvent[],
): string {
  const before = events.findLast(({ atMs }) => atMs <= startedAtMs + tookMs);
  const took = `${tookMs.toFixed(0)} ms for ${path}`;
  if (before === undefined) return took;
  const sinceS = (startedAtMs - before.atMs) / 1_000;
  return `${took}, asked ${sinceS.toFixed(1)} s after: ${before.name}`;
}

/** Until the log has a new line about what it refuses. */
async function untilTold(
  site: DemoSite,
  sinceMs: number,
  save: () => Promise<void>,
): Promise<number> {
  const linesBefore = site.lines.length;
  await save();
  return untilTrue(
    async () =>
      site.lines
        .slice(linesBefore)
        .some((line) => /profile\.(refused|restart-needed)/.test(line)),
    sinceMs,
  );
}

async function untilTrue(
  ask: () => Promise<boolean>,
  sinceMs: number,
): Promise<number> {
  while (performance.now() - sinceMs < LONGEST_MS) {
    if (await ask()) return performance.now() - sinceMs;
    await wait(50);
  }
  return Infinity;
}

async function read(url: string) {
  const answer = await fetch(url);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { status: answer.status, html };
}

function print(
  name: string,
  shownMs: number | null,
  visits: readonly Visit[],
  sinceMs: number,
): void {
  const slowest = Math.max(
    0,
    ...visits
      .filter(({ startedAtMs }) => startedAtMs >= sinceMs)
      .map(({ tookMs }) => tookMs),
  );
  const shown =
    shownMs === null ? "" : `${(shownMs / 1_000).toFixed(1)} s`.padStart(7);
  console.log(
    `  ${name.padEnd(44)} ${shown.padStart(7)}   slowest request ${slowest.toFixed(0).padStart(4)} ms`,
  );
}

const between = (visits: readonly Visit[], fromMs: number, toMs: number) =>
  visits
    .filter(({ startedAtMs }) => startedAtMs >= fromMs && startedAtMs < toMs)
    .map(({ tookMs }) => tookMs)
    .toSorted((a, b) => a - b);

function describe(sorted: readonly number[]): string {
  const at = (share: number) => percentile(sorted, share).toFixed(0);
  return `${sorted.length}: median ${at(0.5)} ms, 99th ${at(0.99)} ms, longest ${at(1)} ms`;
}
