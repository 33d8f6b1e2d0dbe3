import {
  findFeedNameProblem,
  MAIN_FEED,
} from "#app/domain/inventory/feed-name.ts";

/** Beside the feeds in a store's folder; never feeds themselves. */
export const OPTIONS_FILE = "options.json";
export const MAPPING_FILE = "mapping.json";

/** What a file's name says of it. */
export type NamedFile =
  | { readonly kind: "feed"; readonly feed: string }
  /** Somebody meant a feed that cannot be. */
  | { readonly kind: "misnamed"; readonly problem: string }
  /** Still on its way, or no feed. */
  | { readonly kind: "ignored" };

const OWN_NAMES = [OPTIONS_FILE, MAPPING_FILE];
const REPORT = /\.report\.(?:json|txt)$/;
/** Names under which programs write a file until it is whole. */
const PARTIAL =
  /^(?:\.|~)|~$|\.(?:part|partial|tmp|temp|filepart|crdownload|download|upload|uploading|inprogress|swp|lock)$/i;
/** As `dated` writes it. */
const DATE = /^\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}-\d{3}_/;

/** `used--anything.csv` is the feed `used`, any other name the feed `main`. Assumption A113. */
export function readFileName(fileName: string): NamedFile {
  const name = removeFileDate(fileName);
  if (PARTIAL.test(name) || REPORT.test(name) || OWN_NAMES.includes(name))
    return { kind: "ignored" };
  const [prefix = "", ...rest] = name.split("--");
  if (rest.length === 0) return { kind: "feed", feed: MAIN_FEED };
  const feed = prefix.toLowerCase();
  const problem = findFeedNameProblem(feed);
  return problem === null
    ? { kind: "feed", feed }
    : { kind: "misnamed", problem };
}

/** The name with the moment (UTC) in front, so that names sort by it; a date that was there goes. */
export function addFileDate(fileName: string, atMs: number): string {
  const moment = new Date(atMs).toISOString().slice(0, -1);
  return `${moment.replace("T", "_").replaceAll(/[:.]/g, "-")}_${removeFileDate(fileName)}`;
}

export function removeFileDate(fileName: string): string {
  return fileName.replace(DATE, "");
}
