import type { IndexData } from "./index-data.server.ts";

/** This lists the memory of all columns, to transfer it from thread to thread. */
export function listBuffers(data: IndexData): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  collect(data, buffers);
  return [...buffers];
}

/** This counts the bytes of all columns; texts and shared parts of cards are not included. */
export function countBytes(data: IndexData): number {
  return listBuffers(data).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function collect(part: object, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(part)) {
    if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
    return;
  }
  for (const inner of Object.values(part))
    if (typeof inner === "object" && inner !== null) collect(inner, buffers);
}
