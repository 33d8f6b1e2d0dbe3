import { isHelpAsked } from "#cli/asked-help.ts";
import {
  FEED_FILES,
  type FeedFile,
  getFeedAddress,
} from "#app/domain/feeds-out/feed-file.ts";
import { createFeedTally } from "#app/domain/feeds-out/feed-tally.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { writeFeed } from "#app/features/feeds-out/vehicle-feeds.server.ts";
import type { Clock } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import { feedReport, isRefusedByGoogle } from "./feeds-out-report.ts";

export interface FeedsOutContext {
  readonly inventory: Pick<InventoryStore, "listForSale">;
  readonly profile: StoreProfile;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly access: { readonly kind: "off" | "public" | "token" };
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** `usage` is the system's own number for it, EX_USAGE. */
const EXIT_CODES = { good: 0, refused: 1, usage: 64 } as const;

export const FEEDS_OUT_USAGE = `Usage: feeds-out check [--store <id>]

Writes every feed for Google and Meta to nowhere, and says what is in it, what was left out and why.

  --store <id>     only this store

The feeds: google-vehicle-listings (free listings), google-vehicle-ads (Merchant Center), meta-automotive-inventory.
Exit codes: 0 good, 1 Google would refuse a file, 64 wrong call, 78 the configuration or the profile has faults.
`;

/** One file in two spellings is one feed. */
const CHECKED = FEED_FILES.filter(
  ({ name }, at) =>
    FEED_FILES.findIndex((it) => stem(it.name) === stem(name)) === at,
);

/** Resolves to the exit code. */
export async function feedsOutCommand(
  args: readonly string[],
  context: FeedsOutContext,
): Promise<number> {
  const { stdout, stderr, profile } = context;
  if (isHelpAsked(args)) {
    stdout.write(FEEDS_OUT_USAGE);
    return EXIT_CODES.good;
  }
  const stores = findStores(args, profile);
  if (stores === null) {
    stderr.write(FEEDS_OUT_USAGE);
    return EXIT_CODES.usage;
  }
  if (stores.length === 0) {
    const known = profile.stores.map(({ id }) => id).join(", ");
    stderr.write(`There is no such store. The profile has: ${known}\n`);
    return EXIT_CODES.usage;
  }
  stdout.write(`${accessLine(context.access)}\n`);
  let isRefused = false;
  for (const store of stores) {
    stdout.write(`\nStore ${store.id}, ${store.name}\n`);
    for (const file of CHECKED) {
      const counts = await countFeed(context, store, file);
      isRefused ||= file.platform === "google" && isRefusedByGoogle(counts);
      const spellings = FEED_FILES.filter(
        ({ name }) => stem(name) === stem(file.name),
      ).map((it) => getReportedAddress(context, store, it));
      stdout.write(feedReport(file, counts, spellings));
    }
  }
  return isRefused ? EXIT_CODES.refused : EXIT_CODES.good;
}

async function countFeed(
  { profile, siteUrl, clock, inventory }: FeedsOutContext,
  store: Store,
  file: FeedFile,
) {
  const tally = createFeedTally();
  const ports = { profile, siteUrl, clock, inventory };
  for await (const _piece of writeFeed(ports, store, file, tally));
  return tally.getCounts();
}

/** Null for a call that is none. */
function findStores(
  [command, option, id, ...rest]: readonly string[],
  { stores }: StoreProfile,
): readonly Store[] | null {
  if (command !== "check" || rest.length > 0) return null;
  if (option === undefined) return stores;
  if (option !== "--store" || id === undefined) return null;
  return stores.filter((store) => store.id === id);
}

/** Never the token itself: reports are passed on. */
function getReportedAddress(
  { siteUrl, access }: FeedsOutContext,
  store: Store,
  file: FeedFile,
): string {
  const address = getFeedAddress(store.id, file);
  return access.kind === "token"
    ? `${siteUrl}${address.replace("/feeds/", "/feeds/<FEEDS_TOKEN>/")}`
    : siteUrl + address;
}

function accessLine({ kind }: FeedsOutContext["access"]): string {
  if (kind === "off")
    return "Feeds are off: their addresses answer 404. FEEDS_OUT=public or a FEEDS_TOKEN turns them on.";
  return kind === "public"
    ? "Feeds are public. A FEEDS_TOKEN makes them secret."
    : "Feeds need FEEDS_TOKEN, in the address or as the password of any user name.";
}

function stem(name: string): string {
  return name.slice(0, name.lastIndexOf("."));
}
