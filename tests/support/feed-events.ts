import { parseDealerMapping } from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import {
  readFeed,
  type FeedEvent,
  type ReadFeedOptions,
} from "#app/adapters/inventory-feed/import/read-feed.server.ts";

const FEED_TODAY = "2026-11-21";

type Options = Omit<
  Partial<ReadFeedOptions>,
  "input" | "storeId" | "today" | "mapping"
> & {
  /** A mapping file as an object. */
  readonly mapping?: object;
  /** Bytes in one piece. */
  readonly pieceSize?: number;
};

type Of<Kind> = Extract<FeedEvent, { kind: Kind }>;

export interface FeedEvents {
  readonly format: string | null;
  readonly unread: readonly string[];
  readonly vehicles: readonly Of<"vehicle">[];
  readonly refused: readonly Of<"refused">[];
  readonly notices: readonly string[];
}

/** Everything that one feed's text gives. */
export async function feedEvents(
  content: string | Uint8Array,
  { mapping, pieceSize = 1_000, ...options }: Options = {},
): Promise<FeedEvents> {
  const events: FeedEvent[] = [];
  const feed = readFeed({
    format: "auto",
    ...options,
    input: inPieces(content, pieceSize),
    storeId: "aurora",
    today: FEED_TODAY,
    mapping:
      mapping === undefined
        ? null
        : parseDealerMapping(JSON.stringify(mapping), "mapping.json"),
  });
  for await (const event of feed) events.push(event);
  const ofKind = <Kind extends FeedEvent["kind"]>(kind: Kind) =>
    events.filter((event): event is Of<Kind> => event.kind === kind);
  const [format] = ofKind("format");
  return {
    format: format?.format ?? null,
    unread: format?.unread ?? [],
    vehicles: ofKind("vehicle"),
    refused: ofKind("refused"),
    notices: ofKind("notice").map(({ text }) => text),
  };
}

/** Why a feed is refused as a whole; throws when it is not. */
export async function feedProblem(
  ...args: Parameters<typeof feedEvents>
): Promise<string> {
  try {
    await feedEvents(...args);
  } catch (error) {
    if (error instanceof FeedError) return error.message;
    throw error;
  }
  throw new Error("The feed was read without a problem.");
}

async function* inPieces(
  content: string | Uint8Array,
  size: number,
): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}
