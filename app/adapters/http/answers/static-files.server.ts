import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Encoding } from "./compression.server.ts";

/** Spec §9 sets this lifetime for static assets. */
const ASSET_MAX_AGE_S = 8_640_000;
/** Names of these files hold a hash of their content. */
export const ASSET_CACHE_CONTROL = `public, max-age=${ASSET_MAX_AGE_S}, immutable`;
export const ASSET_FOLDER = "/assets/";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

export interface StaticFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly bytes: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** The build wrote the compressed copies beside the files. */
export async function loadStaticFiles(
  folder: string,
): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const contentType = CONTENT_TYPES[extname(path)];
    if (contentType === undefined) continue;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(address, {
      contentType,
      cacheControl: getCacheControl(address),
      bytes: await readEncodings(path, known),
    });
  }
  return files;
}

async function readEncodings(path: string, known: ReadonlySet<string>) {
  const bytes: Partial<Record<Encoding, Buffer>> = {
    identity: await readFile(path),
  };
  if (known.has(`${path}.br`)) bytes.br = await readFile(`${path}.br`);
  if (known.has(`${path}.gz`)) bytes.gzip = await readFile(`${path}.gz`);
  return bytes;
}

/** Only files with a content hash in their name may be kept forever. */
function getCacheControl(address: string): string {
  return address.startsWith(ASSET_FOLDER)
    ? ASSET_CACHE_CONTROL
    : "public, max-age=3600";
}
