import {
  type SentPart,
  type SentUpload,
  UnreadableUploadError,
} from "#app/ports/picture-ports.ts";
import type { BodyPlace } from "./body-budget.server.ts";

/** A form with files whose address reads them itself, after it knows who sends them. */
export interface OpenUpload extends SentUpload {
  /** Reads what nobody wanted; false where it is too long for that, and the connection is to end. */
  drain(): Promise<boolean>;
}

export interface PartLimits {
  readonly mostBytes: number;
  /** Of all texts together. */
  readonly mostTextBytes: number;
  readonly mostFileBytes: number;
  /** A file is in memory from its first byte until the next part is asked for. */
  readonly openPlace: (giveWay: () => void) => BodyPlace;
}

const LONGEST_HEAD = 8 * 1024;
const LINE_END = "\r\n";

/** RFC 7578, as it comes in: of several files one at a time is in memory, and a long one never. */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: PartLimits,
): AsyncGenerator<SentPart, void, undefined> {
  const delimiter = Buffer.from(`\r\n--${readBoundary(contentType)}`);
  // The first delimiter is then found as every other one.
  let buffer = Buffer.from(LINE_END);
  let part: OpenPart | null = null;
  let isInHead = false;
  let length = 0;
  let textBytes = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > limits.mostBytes) throw new UnreadableUploadError("length");
      buffer = Buffer.concat([buffer, chunk]);
      for (;;) {
        if (isInHead) {
          const end = buffer.indexOf("\r\n\r\n");
          if (end === -1 && buffer.length > LONGEST_HEAD)
            throw new UnreadableUploadError("head");
          if (end === -1) break;
          part = openPart(buffer.toString("utf8", 0, end), limits);
          // An empty part's content ends with the line end of its head.
          buffer = buffer.subarray(end + LINE_END.length * 2);
          isInHead = false;
        }
        const at = buffer.indexOf(delimiter);
        const isWhole = at !== -1 && buffer.length >= at + delimiter.length + 2;
        const taken = at === -1 ? buffer.length - delimiter.length : at;
        if (taken > 0) {
          part?.add(buffer.subarray(0, taken));
          buffer = buffer.subarray(taken);
        }
        if (!isWhole) break;
        if (part !== null) {
          const read = part.end();
          if ("text" in read) textBytes += read.text.length;
          if (textBytes > limits.mostTextBytes)
            throw new UnreadableUploadError("text");
          yield read;
          part.release();
          part = null;
        }
        const after = buffer.toString(
          "latin1",
          delimiter.length,
          delimiter.length + 2,
        );
        if (after === "--") return;
        if (after !== LINE_END) throw new UnreadableUploadError("delimiter");
        buffer = buffer.subarray(delimiter.length + 2);
        isInHead = true;
      }
    }
  } catch (error) {
    // A sender who left is told nothing.
    throw error instanceof UnreadableUploadError
      ? error
      : new UnreadableUploadError("left", { cause: error });
  } finally {
    part?.release();
  }
  throw new UnreadableUploadError("end");
}

interface OpenPart {
  add(bytes: Buffer): void;
  end(): SentPart;
  release(): void;
}

function openPart(head: string, limits: PartLimits): OpenPart {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(head);
  const name = readParameter(disposition?.[1] ?? "", "name");
  const fileName = readParameter(disposition?.[1] ?? "", "filename");
  if (name === null) throw new UnreadableUploadError("name");
  let chunks: Buffer[] = [];
  let length = 0;
  let refusal: "too-long" | "no-room" | null = null;
  const refuse = (why: "too-long" | "no-room") => {
    chunks = [];
    refusal = why;
  };
  const place = limits.openPlace(() => refuse("no-room"));
  const most = fileName === null ? limits.mostTextBytes : limits.mostFileBytes;
  return {
    add(bytes) {
      length += bytes.length;
      if (refusal !== null) return;
      if (length > most) {
        place.release();
        refuse("too-long");
      } else if (place.grow(bytes.length)) chunks.push(bytes);
      else refuse("no-room");
    },
    end() {
      place.finish();
      if (fileName !== null) {
        const bytes = refusal ?? Buffer.concat(chunks);
        chunks = [];
        return { name, fileName, bytes };
      }
      if (refusal !== null) throw new UnreadableUploadError("text");
      return { name, text: Buffer.concat(chunks).toString("utf8") };
    },
    release: place.release,
  };
}

function readBoundary(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new UnreadableUploadError("boundary");
  return boundary;
}

/** Browsers write a quotation mark and line ends in a name so (HTML, multipart/form-data encoding). */
function readParameter(parameters: string, key: string): string | null {
  const [, value] =
    new RegExp(`;\\s*${key}="([^"]*)"`, "i").exec(parameters) ?? [];
  return (
    value
      ?.replaceAll("%22", '"')
      .replaceAll("%0D", "\r")
      .replaceAll("%0A", "\n") ?? null
  );
}
