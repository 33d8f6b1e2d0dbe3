import { XML_TYPE } from "#app/domain/delivery/delivery.ts";
import { formatCsvLine, formatTsvLine } from "./delimited-line.ts";
import type { FeedColumn } from "./feed-column.ts";
import type { FeedListing, WithheldReason } from "./feed-listing.ts";
import { findAdsObstacle, GOOGLE_ADS_COLUMNS } from "./google-ads-columns.ts";
import { GOOGLE_COLUMNS } from "./google-columns.ts";
import { META_COLUMNS } from "./meta-columns.ts";
import {
  formatMetaDocumentHead,
  formatMetaListing,
  META_DOCUMENT_TAIL,
} from "./meta-document.ts";

export interface FeedFile {
  readonly name: string;
  readonly platform: "google" | "google-ads" | "meta";
  readonly contentType: string;
  readonly columns: readonly FeedColumn[];
  /** The platform does not take such a vehicle, whatever its record says. */
  readonly findObstacle?: (listing: FeedListing) => WithheldReason | null;
  readonly head: (storeName: string) => string;
  /** `cells` come in the order of the columns. */
  readonly row: (cells: readonly string[]) => string;
  readonly tail: string;
}

const TSV = "text/tab-separated-values; charset=utf-8";
const CSV = "text/csv; charset=utf-8";

export const FEED_FILES: readonly FeedFile[] = [
  ...(
    [
      ["tsv", formatTsvLine],
      ["csv", formatCsvLine],
    ] as const
  ).flatMap(([end, line]) => [
    buildTableFile(`google-vehicle-listings.${end}`, {
      platform: "google",
      columns: GOOGLE_COLUMNS,
      line,
    }),
    {
      ...buildTableFile(`google-vehicle-ads.${end}`, {
        platform: "google-ads",
        columns: GOOGLE_ADS_COLUMNS,
        line,
      }),
      findObstacle: findAdsObstacle,
    },
  ]),
  buildTableFile("meta-automotive-inventory.csv", {
    platform: "meta",
    columns: META_COLUMNS,
    line: formatCsvLine,
  }),
  {
    name: "meta-automotive-inventory.xml",
    platform: "meta",
    contentType: XML_TYPE,
    columns: META_COLUMNS,
    head: formatMetaDocumentHead,
    row: formatMetaListing,
    tail: META_DOCUMENT_TAIL,
  },
];

function buildTableFile(
  name: string,
  {
    platform,
    columns,
    line,
  }: Pick<FeedFile, "platform" | "columns"> & {
    readonly line: (cells: readonly string[]) => string;
  },
): FeedFile {
  const header = line(columns.map(([name]) => name));
  return {
    name,
    platform,
    contentType: name.endsWith(".tsv") ? TSV : CSV,
    columns,
    head: () => header,
    row: line,
    tail: "",
  };
}

/** The required column that a record leaves empty takes the place of its text. */
export function formatFeedRow(
  { columns, row }: FeedFile,
  listing: FeedListing,
): { readonly text: string } | { readonly emptyColumn: string } {
  const cells = columns.map(([, value]) => value(listing));
  const empty = columns.find(
    ([, , isRequired], at) =>
      isRequired?.(listing) === true && (cells[at] ?? "").trim() === "",
  );
  return empty === undefined ? { text: row(cells) } : { emptyColumn: empty[0] };
}

export interface FeedRequest {
  readonly storeId: string;
  /** It is null where the address carries no token. */
  readonly token: string | null;
  readonly file: FeedFile;
  /** The file itself is packed as `.gz`. */
  readonly isPacked: boolean;
}

const FEED =
  /^\/feeds\/(?:([\w-]{16,128})\/)?([\w-]{1,80})\/([a-z-]+\.(?:tsv|csv|xml))(\.gz)?$/;

/** Reads `/feeds/aurora/google-vehicle-listings.tsv` and `/feeds/{token}/aurora/…`. */
export function parseFeedAddress(pathname: string): FeedRequest | null {
  const [, token = null, storeId = "", name, packed] =
    FEED.exec(pathname) ?? [];
  const file = FEED_FILES.find((it) => it.name === name);
  return file === undefined
    ? null
    : { storeId, token, file, isPacked: packed !== undefined };
}

export function getFeedAddress(storeId: string, { name }: FeedFile): string {
  return `/feeds/${storeId}/${name}`;
}
