import { existsSync, readFileSync } from "node:fs";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import { FEED_BOMBS } from "./feed-bombs.ts";

/** What importing a bomb came to, in a process of its own, as JSON on standard output. */
export interface BombAnswer {
  readonly name: string;
  readonly refusal: string;
  readonly isFeedError: boolean;
  /** By which the process has grown at most, with this one and those before it. */
  readonly grownBytes: number;
}

const [names = "[]", file = "", address = "", maxBytes = ""] =
  process.argv.slice(2);

// Whatever is loaded on first use is loaded, and no part of what the bombs take.
for (const feed of ["VIN,Year,Make,Model\n", "<listings/>", "[]"])
  await importing([Buffer.from(feed)]);
const before = process.memoryUsage.rss();
const answers: BombAnswer[] = [];
for (const name of JSON.parse(names)) {
  const bomb = FEED_BOMBS[name];
  if (bomb === undefined) throw new Error(`There is no bomb "${name}".`);
  const canary = bomb.isElsewhere === true ? address : file;
  const found = await importing(bomb.feed(canary));
  const grownBytes = readPeakBytes() - before;
  answers.push({ name, ...found, grownBytes });
}
process.stdout.write(JSON.stringify(answers));

/** Linux counts the peak of whoever started a process among the usage of its resources; the status is its own alone. */
function readPeakBytes(): number {
  const status = "/proc/self/status";
  const kilobytes = existsSync(status)
    ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))?.[1]
    : process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
}

async function importing(pieces: Iterable<Uint8Array>) {
  try {
    const { outcome } = await importFeed(
      {
        inventory: {
          async *listForSale() {},
          async commitImport({ rowCount, refused }) {
            if (rowCount > refused.length)
              throw new Error("Some of it would be imported.");
            return {
              status: "held",
              reason: "empty",
              wouldVanish: 0,
              current: 0,
            };
          },
        },
        clock: { nowMs: () => 0 },
      },
      {
        input: (async function* () {
          yield* pieces;
        })(),
        storeId: "aurora",
        feed: "main",
        format: "auto",
        today: "2026-11-21",
        isConfirmed: false,
        ...(maxBytes !== "" && { limits: { maxBytes: Number(maxBytes) } }),
      },
    );
    return { refusal: outcome.status, isFeedError: true };
  } catch (error) {
    return {
      refusal: error instanceof Error ? error.message : String(error),
      isFeedError: error instanceof FeedError,
    };
  }
}
