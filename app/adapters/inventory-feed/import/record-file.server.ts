import { closeSync, openSync, readSync, writeSync } from "node:fs";

/** It keeps texts by number in a file. A text that is written again takes new room. */
export interface RecordFile {
  write(index: number, text: string): void;
  read(index: number): string;
  close(): void;
}

const BLOCK_BYTES = 1024 ** 2;
const FIRST_CAPACITY = 16_384;
/** Each unit of a string takes at most this many bytes of UTF-8. */
const MOST_BYTES_PER_UNIT = 3;

export function openRecordFile(file: string): RecordFile {
  const descriptor = openSync(file, "wx+", 0o600);
  let starts = new Float64Array(FIRST_CAPACITY);
  let lengths = new Uint32Array(FIRST_CAPACITY);
  /** The block holds what is not in the file yet, and its start is where that will be written. */
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  let blockStart = 0;
  let blockLength = 0;
  let readInto = Buffer.allocUnsafe(BLOCK_BYTES);

  function flush(): void {
    for (let written = 0; written < blockLength;)
      written += writeSync(
        descriptor,
        block,
        written,
        blockLength - written,
        blockStart + written,
      );
    blockStart += blockLength;
    blockLength = 0;
  }

  function reserve(index: number, byteLength: number): void {
    if (index >= starts.length) {
      const [oldStarts, oldLengths] = [starts, lengths];
      starts = new Float64Array(oldStarts.length * 2);
      lengths = new Uint32Array(oldLengths.length * 2);
      starts.set(oldStarts);
      lengths.set(oldLengths);
    }
    if (blockLength + byteLength <= block.length) return;
    flush();
    if (byteLength > block.length) block = Buffer.allocUnsafe(byteLength);
  }

  return {
    write(index, text) {
      reserve(index, text.length * MOST_BYTES_PER_UNIT);
      const byteLength = block.write(text, blockLength);
      starts[index] = blockStart + blockLength;
      lengths[index] = byteLength;
      blockLength += byteLength;
    },
    read(index) {
      const start = starts[index] ?? 0;
      const length = lengths[index] ?? 0;
      if (start >= blockStart) {
        const at = start - blockStart;
        return block.toString("utf8", at, at + length);
      }
      if (length > readInto.length) readInto = Buffer.allocUnsafe(length);
      readSync(descriptor, readInto, 0, length, start);
      return readInto.toString("utf8", 0, length);
    },
    close: () => closeSync(descriptor),
  };
}
