import { createReadStream } from "node:fs";

const PHOTO =
  /https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?\/[^\s"'|,;<>]*\.(?:jpe?g|png|webp)/gi;
/** A photo's address that is cut by the end of a chunk is read with the next one. */
const LONGEST_ADDRESS = 2_000;
/** A feed that names photos anywhere names them on its first rows. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The hosts that a feed's photos stand on, most frequent first. */
export async function listPhotoHosts(file: string): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  let rest = "";
  for await (const chunk of createReadStream(file, {
    encoding: "utf8",
    end: MOST_BYTES,
  })) {
    const text = rest + String(chunk);
    for (const [, host = ""] of text.matchAll(PHOTO)) {
      const name = host.toLowerCase();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    rest = text.slice(-LONGEST_ADDRESS);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([host]) => host);
}
