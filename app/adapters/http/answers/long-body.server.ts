type Body = ReadableStream<Uint8Array<ArrayBuffer>> | null;

export interface BodyStart {
  /** It is all of a short body, and of a longer one what was read so far. */
  readonly bytes: Uint8Array;
  /** It is null for a short body. */
  readonly long: LongBody | null;
}

/** Only the start of this body was produced; one of the two functions has to be called. */
export interface LongBody {
  /** Parts start at the first byte and are produced as they are read; whoever stops reading stops the production. */
  readParts(): AsyncGenerator<Uint8Array>;
  cancel(): Promise<void>;
}

/** This reads a body to its end, or until it has more bytes than may be held. */
export async function readStart(
  body: Body,
  mostHeldBytes: number,
): Promise<BodyStart> {
  if (body === null) return { bytes: new Uint8Array(), long: null };
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length <= mostHeldBytes) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(parts), long: null };
    parts.push(value);
    length += value.length;
  }
  const long: LongBody = {
    readParts: () => readOn(parts, reader),
    cancel: () => reader.cancel(),
  };
  return { bytes: Buffer.concat(parts), long };
}

async function* readOn(
  parts: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let part = parts.shift(); part !== undefined; part = parts.shift())
      yield part;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
