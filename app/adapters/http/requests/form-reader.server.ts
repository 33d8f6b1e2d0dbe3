import type { IncomingMessage } from "node:http";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { SentForm } from "./request-reader.server.ts";

const MB = 1024 * 1024;

/** Our longest form is a few kilobytes; one somewhat too long still gets its own page back, with what is wrong. */
const ORDINARY_BYTES = 2 * MB;
/** The limit fits a file of 5 MB and the fields around it. */
const UPLOAD_BYTES = 6 * MB;
const UPLOAD_PATHS: readonly string[] = [PAGE_PATHS.careers];

/** This much more is read and dropped, because a browser that is still sending does not see the answer. */
const DROPPED_BYTES = 32 * MB;

/** Null means too long: answer 413. It rejects when the client leaves before the form's end. */
export async function readForm(
  incoming: IncomingMessage,
  maxBytes = getFormByteLimit(incoming),
): Promise<SentForm | null> {
  const announced = Number(incoming.headers["content-length"] ?? 0);
  if (announced > maxBytes + DROPPED_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop must not end the connection, which still has to carry the answer.
  const body: AsyncIterable<Buffer> = incoming.iterator({
    destroyOnReturn: false,
  });
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes + DROPPED_BYTES) return null;
    if (length > maxBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (length > maxBytes) return null;
  const contentType = incoming.headers["content-type"];
  return { contentType, bytes: Buffer.concat(chunks) };
}

function getFormByteLimit({ url = "", headers }: IncomingMessage): number {
  const isUpload = headers["content-type"]?.startsWith("multipart/form-data");
  // The router posts to the address of the page's data.
  const path = url.split("?", 1)[0]?.replace(/\.data$/, "") ?? "";
  return isUpload && UPLOAD_PATHS.some((it) => path.endsWith(it))
    ? UPLOAD_BYTES
    : ORDINARY_BYTES;
}
