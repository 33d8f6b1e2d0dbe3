import type { IncomingMessage } from "node:http";
import type { BodyPlace } from "./body-budget.server.ts";
import type { BodyLimit } from "./body-limits.server.ts";
import type { SentForm } from "./request-reader.server.ts";

export type ReadForm =
  | { readonly status: "whole"; readonly form: SentForm }
  /** Answer 413: it is longer than any that is taken. */
  | { readonly status: "too-long" }
  /** Answer 503: too many others are being read. */
  | { readonly status: "no-room" };

interface FormReading {
  readonly limit: BodyLimit;
  /** Whoever answers gives the place back. */
  readonly openPlace: (giveWay: () => void) => BodyPlace;
  readonly onRead: (byteCount: number) => void;
}

/** It rejects when the client leaves before the form's end. */
export async function readForm(
  incoming: IncomingMessage,
  { limit: { mostBytes, droppedBytes }, openPlace, onRead }: FormReading,
): Promise<ReadForm> {
  const mostRead = mostBytes + droppedBytes;
  const announced = Number(incoming.headers["content-length"] ?? 0);
  if (announced > mostRead) return { status: "too-long" };
  let chunks: Uint8Array[] | null = [];
  const place = openPlace(() => {
    chunks = null;
  });
  let length = 0;
  // Leaving the loop must not end the connection, which still has to carry the answer.
  const body: AsyncIterable<Buffer> = incoming.iterator({
    destroyOnReturn: false,
  });
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > mostRead) break;
      if (chunks === null) continue;
      if (length <= mostBytes && place.grow(chunk.length)) chunks.push(chunk);
      else {
        chunks = null;
        place.release();
      }
    }
  } finally {
    onRead(length);
  }
  if (length > mostBytes) return { status: "too-long" };
  if (chunks === null) return { status: "no-room" };
  place.finish();
  const contentType = incoming.headers["content-type"];
  return {
    status: "whole",
    form: { contentType, bytes: Buffer.concat(chunks) },
  };
}
