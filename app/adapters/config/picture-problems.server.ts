import { existsSync } from "node:fs";
import path from "node:path";
import type { ProfileAsset } from "./profile-folder.server.ts";

/** Where the site's own pictures lie, in the source and in a build without it. */
const SITE_FOLDERS = ["public", path.join("build", "client")].map((folder) =>
  path.join(import.meta.dirname, "..", "..", "..", folder),
);

/** Drawn by the site. */
const DRAWN_PATH = "/img/";

/** The message says what to do; null stands for no fault. */
export function findSiteProblem(address: string): string | null {
  if (address.startsWith(DRAWN_PATH)) return null;
  const isThere = SITE_FOLDERS.some((folder) =>
    existsSync(path.join(folder, path.posix.normalize(address))),
  );
  return isThere
    ? null
    : `the site has no picture at ${address}; put it into the profile's assets/ and write assets/${path.posix.basename(address)}`;
}

/** Null where browsers show the picture. */
export function findHostProblem(
  address: string,
  isAllowed: boolean,
): string | null {
  const url = URL.parse(address);
  if (url?.protocol === "https:" && isAllowed) return null;
  return isAllowed
    ? "must start with https://: browsers block the picture otherwise"
    : `the site's own policy blocks pictures of ${url?.host ?? "other hosts"}; put it into the profile's assets/ and write assets/${path.posix.basename(url?.pathname ?? "") || "picture.png"}`;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** How files of these kinds begin, as Latin-1. */
const BEGINNINGS: Readonly<Record<string, (head: string) => boolean>> = {
  ".png": (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  ".jpg": (head) => head.startsWith("\xff\xd8\xff"),
  ".jpeg": (head) => head.startsWith("\xff\xd8\xff"),
  ".webp": (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WEBP",
  ".avif": (head) => head.slice(4, 8) === "ftyp",
  ".svg": (head) =>
    head.replace("\xef\xbb\xbf", "").trimStart().startsWith("<"),
};

/** Null for a file that is the picture that its name says. */
export function findAssetProblem({ name, bytes }: ProfileAsset): string | null {
  const hasBeginning = BEGINNINGS[path.posix.extname(name)];
  if (hasBeginning === undefined)
    return `is no picture; assets/ takes ${Object.keys(BEGINNINGS).join(", ")}`;
  if (bytes.length > MOST_BYTES) return "is larger than 20 MB";
  return hasBeginning(bytes.toString("latin1", 0, 64))
    ? null
    : `is no ${path.posix.extname(name).slice(1)} picture, whatever its name says`;
}
