import type { IncomingMessage } from "node:http";
import type { SentForm } from "./request-reader.server.ts";

/** Our longest form is a few kilobytes. */
const MAX_FORM_BYTES = 256 * 1024;

/** Null when the form is too long: answer 413. Rejects when the client leaves before its end. */
export async function readForm(
  incoming: IncomingMessage,
  maxBytes = MAX_FORM_BYTES,
): Promise<SentForm | null> {
  if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop must not end the connection: it still has to carry the answer.
  const body: AsyncIterable<Buffer> = incoming.iterator({
    destroyOnReturn: false,
  });
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  const contentType = incoming.headers["content-type"];
  return { contentType, bytes: Buffer.concat(chunks) };
}
