import { isUnfinished } from "#app/adapters/file-system.server.ts";
import {
  findFeedNameProblem,
  MAIN_FEED,
} from "#app/domain/inventory/import-run.ts";

/** These files are beside the feeds in a store's folder, but are never feeds themselves. */
export const OPTIONS_FILE = "options.json";
export const MAPPING_FILE = "mapping.json";

export type NamedFile =
  | { readonly kind: "feed"; readonly feed: string }
  /** Somebody meant a feed that cannot be. */
  | { readonly kind: "misnamed"; readonly problem: string }
  /** Still on its way, or no feed. */
  | { readonly kind: "ignored" };

const OWN_NAMES = [OPTIONS_FILE, MAPPING_FILE];
const REPORT = /\.report\.(?:json|txt)$/;
/** The date has the format that we put in front of names. */
const DATE = /^\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}-\d{3}_/;

/** Assumption A62: `used--anything.csv` is the feed `used`, and any other name is the feed `main`. */
export function readFileName(fileName: string): NamedFile {
  const name = removeFileDate(fileName);
  if (isUnfinished(name) || REPORT.test(name) || OWN_NAMES.includes(name))
    return { kind: "ignored" };
  const [prefix = "", ...rest] = name.split("--");
  if (rest.length === 0) return { kind: "feed", feed: MAIN_FEED };
  const feed = prefix.toLowerCase();
  const problem = findFeedNameProblem(feed);
  return problem === null
    ? { kind: "feed", feed }
    : { kind: "misnamed", problem };
}

/** Most file systems take names of 255 bytes, and a report's name is the feed's with `.report.json` added. */
const MOST_BYTES =
  255 - "2026-11-21_22-40-00-123_".length - ".report.json".length;
/** The end of a long name says what kind of file it is. */
const END_BYTES = 20;

/** The time (UTC) makes names sort by it; an earlier date goes, and the middle of a name that is too long. */
export function addFileDate(fileName: string, atMs: number): string {
  const moment = new Date(atMs).toISOString().slice(0, -1);
  return `${moment.replace("T", "_").replaceAll(/[:.]/g, "-")}_${shortenName(removeFileDate(fileName))}`;
}

/** The short name is of the same feed: where the sign of one is cut off, another takes its place. */
function shortenName(name: string): string {
  if (Buffer.byteLength(name) <= MOST_BYTES) return name;
  const joint = name.includes("--") ? "--" : "...";
  const characters = [...name];
  const end = takeBytes(characters.toReversed(), END_BYTES).toReversed();
  const start = takeBytes(characters, MOST_BYTES - END_BYTES - joint.length);
  return [...start, joint, ...end].join("");
}

/** As many whole characters as these bytes hold. */
function takeBytes(
  characters: readonly string[],
  bytes: number,
): readonly string[] {
  let left = bytes;
  const beyond = characters.findIndex(
    (it) => (left -= Buffer.byteLength(it)) < 0,
  );
  return beyond < 0 ? characters : characters.slice(0, beyond);
}

/** We gave the name. */
export function hasFileDate(fileName: string): boolean {
  return DATE.test(fileName);
}

export function removeFileDate(fileName: string): string {
  return fileName.replace(DATE, "");
}
