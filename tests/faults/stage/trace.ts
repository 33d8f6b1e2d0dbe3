import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** What happened to files and connections, in the order in which the calls ended; answers by when they began. */
export type TracedCall =
  | {
      readonly kind: "pwrite";
      readonly file: string;
      readonly bytes: Buffer;
      readonly offset: number;
    }
  | { readonly kind: "truncate"; readonly file: string; readonly size: number }
  | { readonly kind: "unlink"; readonly file: string }
  /** Of a file or of a folder; it succeeded. */
  | { readonly kind: "sync"; readonly file: string }
  /** To a socket or a stream. */
  | { readonly kind: "sent"; readonly text: string };

/** Reads what strace wrote with -f -y -xx. */
export async function readTrace(traceFile: string): Promise<TracedCall[]> {
  const calls: TracedCall[] = [];
  const unfinished = new Map<string, string>();
  const lines = createInterface({ input: createReadStream(traceFile) });
  for await (const line of lines) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const begun = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    if (begun !== undefined) {
      if (isSending(begun)) add(calls, `${begun}) = 1`);
      else unfinished.set(thread, begun);
    } else if (resumed !== undefined) {
      add(calls, (unfinished.get(thread) ?? "") + resumed);
      unfinished.delete(thread);
    } else add(calls, rest);
  }
  return calls;
}

const UNLINK = /^unlink\("([^"]*)"\) += 0/;
const CALL = /^(\w+)\(\d+<([^>]*)>,? ?(.*)\) += (-?\d+)/;

function add(calls: TracedCall[], line: string): void {
  const unlinked = UNLINK.exec(line)?.[1];
  if (unlinked !== undefined)
    calls.push({ kind: "unlink", file: decode(unlinked).toString() });
  const [, name = "", hexName = "", args = "", result = ""] =
    CALL.exec(line) ?? [];
  if (name === "" || Number(result) < 0) return;
  const file = decode(hexName).toString();
  if (name === "fsync" || name === "fdatasync")
    calls.push({ kind: "sync", file });
  else if (name === "ftruncate")
    calls.push({ kind: "truncate", file, size: Number(args) });
  else if (name === "pwrite64") {
    const [, hex = "", offset = ""] =
      /^"([^"]*)", \d+, (\d+)$/.exec(args) ?? [];
    calls.push({
      kind: "pwrite",
      file,
      bytes: decode(hex).subarray(0, Number(result)),
      offset: Number(offset),
    });
  } else
    calls.push({
      kind: "sent",
      text: [...args.matchAll(/"([^"]*)"/g)]
        .map(([, hex = ""]) => decode(hex).toString("latin1"))
        .join(""),
    });
}

function isSending(call: string): boolean {
  return /^(write|writev|sendto|sendmsg)\(/.test(call);
}

/** `\x2f\x74`, as strace writes it with -xx. */
function decode(hex: string): Buffer {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex");
}
