import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { allTagsOn } from "#tests/support/tagged-tracking.ts";
import { type DemoSite, startSite } from "./demo-site.ts";
import { auditEveryPage } from "./every-page.ts";
import { measureInteractions } from "./interaction-delay.ts";
import { auditPage, listMedians, type PageAudit } from "./page-audit.ts";

const RUNS = 5;

/** The site and its lender stand on two ports. */
const TAGGED_PORT = 4203;
const BARE_PORT = 4207;

/** A site that is audited in turn with the first one. */
interface Peer {
  readonly label: string;
  readonly site: DemoSite;
}

/**
 * Lighthouse's mobile run of the pages shoppers live on, five times each, and how late they answer a tap. Each further
 * site is audited in turn, before any answer about cookies: `--tags` has every vendor's tag on, `--console` shows what the
 * console costs shoppers by a site without it. `--every-page` audits one page of every kind instead, `--runs` says how often
 * each. `--slowdown 4` is Lighthouse's own setting; without it the phone is as slow as it is, whatever this machine's processor.
 */
export async function benchWeb(args: readonly string[]): Promise<void> {
  const isEveryPage = args.includes("--every-page");
  const runs = readNumber(args, "--runs") ?? (isEveryPage ? 1 : RUNS);
  const slowdown = readNumber(args, "--slowdown");
  const browserPath = process.env["BROWSER_PATH"];
  if (browserPath === undefined)
    throw new Error("Start it by: npm run bench -- web");
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-bench-"));
  const site = await startSite(dataDir);
  if (isEveryPage) {
    try {
      return await auditEveryPage(site, browserPath, slowdown, runs);
    } finally {
      await site.stop();
      await rm(dataDir, { recursive: true });
    }
  }
  const peers: Peer[] = [];
  try {
    if (args.includes("--tags"))
      peers.push({
        label: "with every tag on",
        site: await startTaggedSite(join(dataDir, "tagged")),
      });
    if (args.includes("--console"))
      peers.push({
        label: "without the console",
        site: await startSite(join(dataDir, "bare"), {
          port: BARE_PORT,
          variables: { CONSOLE: "off" },
        }),
      });
    const pages = [
      ["home", "/"],
      ["list", "/search-vehicles/used-inventory/bodystyle/suvs"],
      ["vehicle page", site.vehiclePath],
    ] as const;
    for (const [name, path] of pages) {
      const audits: PageAudit[] = [];
      const others = peers.map((peer) => ({
        ...peer,
        audits: [] as PageAudit[],
      }));
      for (let run = 1; run <= runs; run++) {
        audits.push(await auditPage(site.origin + path, browserPath, slowdown));
        for (const other of others)
          other.audits.push(
            await auditPage(other.site.origin + path, browserPath, slowdown),
          );
        process.stderr.write(`${name}: run ${run} of ${runs}\n`);
      }
      printAudits(name, audits);
      for (const other of others)
        printAudits(`${name} ${other.label}`, other.audits);
    }
    const delays = await measureInteractions(site, browserPath);
    console.log("\ninteraction delay at a quarter of this CPU's speed, ms");
    for (const { name, medianMs, longestMs, count } of delays)
      console.log(
        `${name.padEnd(22)} median ${medianMs}, longest ${longestMs} of ${count}`,
      );
  } finally {
    await site.stop();
    for (const peer of peers) await peer.site.stop();
    await rm(dataDir, { recursive: true });
  }
}

function readNumber(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : Number(args[at + 1]) || undefined;
}

async function startTaggedSite(dataDir: string): Promise<DemoSite> {
  const variant = profileVariant("franchise", {
    "profile.json": (content) =>
      JSON.stringify({ ...JSON.parse(content), tracking: allTagsOn() }),
  });
  const site = await startSite(dataDir, {
    profile: variant.folder,
    port: TAGGED_PORT,
  });
  return {
    ...site,
    async stop() {
      await site.stop();
      variant.remove();
    },
  };
}

function printAudits(name: string, audits: readonly PageAudit[]): void {
  console.log(`\n${name} (Lighthouse mobile, median of ${audits.length})`);
  for (const [key, value] of listMedians(audits))
    console.log(`  ${key.padEnd(20)} ${value}`);
}
