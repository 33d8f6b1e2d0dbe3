import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { type Crowd, startCrowd } from "./stage/crowd.ts";
import { newJournal } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { readOn } from "./stage/readers.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace, type SiteProcess, startSite } from "./stage/site-process.ts";
import { judge } from "./stage/verdict.ts";
import { waitUntil } from "./stage/wait-until.ts";

/** One uploader plays, the other's feeds must come through. */
const [ODD_STORE, OTHER_STORE] = ["aurora", "joliet"];
const CARS = 20;
/** systemd and balancers wait this long for an end. */
const LONGEST_STOP_MS = 15_000;
const SECRET = "root:x:0:0";

const MISHAPS: Readonly<Record<string, (folder: string) => void>> = {
  "a pipe among the feeds": (folder) => makePipe(join(folder, "lot.csv")),
  "options.json as a pipe": (folder) => makePipe(join(folder, "options.json")),
  "options.json as a folder": (folder) => {
    mkdirSync(join(folder, "options.json"));
  },
  "mapping.json as a pipe": (folder) => makePipe(join(folder, "mapping.json")),
  "mapping.json as a link": (folder) => {
    symlinkSync("/etc/passwd", join(folder, "mapping.json"));
  },
  "a link among the feeds": (folder) => {
    symlinkSync("/etc/passwd", join(folder, "lot.csv"));
  },
  "a name of 244 bytes": (folder) => {
    upload(folder, `${"a".repeat(240)}.csv`, buildFeed(CARS, 19_995));
  },
  "done as a file": (folder) => {
    rmSync(join(folder, "done"), { recursive: true, force: true });
    writeFileSync(join(folder, "done"), "");
  },
  "done as a link": (folder) => {
    rmSync(join(folder, "done"), { recursive: true, force: true });
    symlinkSync("/tmp", join(folder, "done"));
  },
};

export const oddFolder: Fault = {
  id: "F26-folder",
  title: "pipes, links, folders and long names among incoming feeds",
  obstacle: () =>
    process.platform === "win32" ? "there are no pipes among files" : null,
  async play(run) {
    const feedDir = join(run.folder, "feeds");
    mkdirSync(feedDir);
    const mail = await newMailServer(run);
    const place = await newPlace(run, {
      smtpUrl: mail.url,
      variables: { FEED_DIR: feedDir },
    });
    const site = startSite(run, place);
    await site.ready();
    const journal = newJournal();
    const crowd = startCrowd(() => site.origin, journal, 3);
    const pages = await playMishaps(run, { feedDir, site, crowd });
    requireNoSecret(join(feedDir, ODD_STORE), site);
    await crowd.settle();
    const numbers = await judge(place, journal, mail);
    const code = await stop(site);
    must(code === 0, `SIGTERM ended the server with ${code}`);
    return {
      ...numbers,
      note: `${Object.keys(MISHAPS).length} mishaps, the other store's feed imported after each, ${pages} pages`,
    };
  },
};

async function playMishaps(
  run: FaultRun,
  {
    feedDir,
    site,
    crowd,
  }: {
    readonly feedDir: string;
    readonly site: SiteProcess;
    readonly crowd: Crowd;
  },
): Promise<number> {
  const [odd, other] = [join(feedDir, ODD_STORE), join(feedDir, OTHER_STORE)];
  await waitUntil("every store has its folder", () =>
    [odd, other].every((it) => listNames(it).includes("refused")),
  );
  let pages = 0;
  for (const [at, [name, play]] of Object.entries(MISHAPS).entries()) {
    const reader = readOn(() => site.origin, name, [200]);
    clear(odd);
    play(odd);
    upload(odd, "after.csv", buildFeed(CARS, 19_995));
    upload(other, `${at}.csv`, buildFeed(CARS, 20_000 + at));
    await waitUntil(
      `the other store's feed is imported after ${name}`,
      () => listFeeds(join(other, "done")).length === at + 1,
    );
    pages += await reader.stop();
    must(site.isRunning(), `${name} ended the server`);
    crowd.requireContent();
    run.say(`${name}, ${pages} pages`);
  }
  return pages;
}

function makePipe(path: string): void {
  const { status, stderr } = spawnSync("mkfifo", [path], { encoding: "utf8" });
  must(status === 0, `mkfifo: ${stderr}`);
}

/** As programs for uploads do it. */
function upload(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, "upload.part"), text);
  renameSync(join(folder, "upload.part"), join(folder, name));
}

/** What the mishap before left; reports stay for the look at the end. */
function clear(folder: string): void {
  for (const name of listNames(folder))
    if (name !== "refused" && name !== "importing")
      rmSync(join(folder, name), { recursive: true, force: true });
}

function listFeeds(folder: string): readonly string[] {
  return listNames(folder).filter((it) => it.endsWith(".csv"));
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What a link leads to is in no report and in no log. */
function requireNoSecret(folder: string, site: SiteProcess): void {
  const refused = join(folder, "refused");
  const reports = listNames(refused).filter((it) => it.includes(".report."));
  must(reports.length > 0, "Nothing was refused: this shows nothing.");
  for (const name of reports)
    must(
      !readFileSync(join(refused, name), "utf8").includes(SECRET),
      `${name} quotes /etc/passwd`,
    );
  must(!site.log().includes(SECRET), "The log quotes /etc/passwd");
}

async function stop(site: SiteProcess): Promise<number | NodeJS.Signals> {
  site.signal("SIGTERM");
  await waitUntil(
    "SIGTERM ends the server",
    () => !site.isRunning(),
    LONGEST_STOP_MS,
  );
  return site.ended;
}
