import { XML_TYPE } from "#app/domain/delivery/delivery.ts";
import { formatCsvLine, formatTsvLine } from "./delimited-line.ts";
import type { FeedColumn } from "./feed-column.ts";
import type { FeedListing } from "./feed-listing.ts";
import { GOOGLE_COLUMNS } from "./google-columns.ts";
import { META_COLUMNS } from "./meta-columns.ts";
import {
  formatMetaDocumentHead,
  formatMetaListing,
  META_DOCUMENT_TAIL,
} from "./meta-document.ts";

export interface FeedFile {
  readonly name: string;
  readonly platform: "google" | "meta";
  readonly contentType: string;
  readonly columns: readonly FeedColumn[];
  readonly head: (storeName: string) => string;
  /** `cells` come in the order of the columns. */
  readonly row: (cells: readonly string[]) => string;
  readonly tail: string;
}

const TSV = "text/tab-separated-values; charset=utf-8";
const CSV = "text/csv; charset=utf-8";

export const FEED_FILES: readonly FeedFile[] = [
  buildTableFile("google-vehicle-listings.tsv", GOOGLE_COLUMNS, formatTsvLine),
  buildTableFile("google-vehicle-listings.csv", GOOGLE_COLUMNS, formatCsvLine),
  buildTableFile("meta-automotive-inventory.csv", META_COLUMNS, formatCsvLine),
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
  columns: readonly FeedColumn[],
  line: (cells: readonly string[]) => string,
): FeedFile {
  const header = line(columns.map(([name]) => name));
  return {
    name,
    platform: columns === GOOGLE_COLUMNS ? "google" : "meta",
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
