import { createHash } from "node:crypto";
import type { FolderOrder } from "./import-in-worker.server.ts";

/** How a file is read counts as well: the same bytes through another mapping are another feed. */
export function createContentHash({
  format,
  units,
  mapping,
}: Pick<FolderOrder, "format" | "units" | "mapping">): {
  /** Everything that goes through counts. */
  pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** SHA-256 in hex of what went through; it can be asked once. */
  read(): string;
} {
  const hash = createHash("sha256");
  hash.update(`${JSON.stringify([format, units, mapping])}\n`);
  return {
    read: () => hash.digest("hex"),
    async *pass(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
  };
}
