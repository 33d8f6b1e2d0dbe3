import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TracedCall } from "./trace.ts";

type Change = Extract<TracedCall, { kind: "pwrite" | "truncate" }>;

interface ImagedFile {
  /** What a sync has brought to the disk. */
  durable: Buffer;
  durableSize: number;
  pending: Change[];
  /** Its name is in its folder for good: a new file's, and after its end a deleted one's too, until the folder is synced. */
  isLinked: boolean;
  isDeleted: boolean;
}

/** The disk as it is for certain, fed with everything that a process does to its files. */
export interface DiskImage {
  apply(call: TracedCall): void;
  /**
   * Writes the files whose path begins so into a folder, as they would be found after the power went.
   * Of what was not synced, `survives` says which changes the disk had already taken by itself.
   */
  write(prefix: string, folder: string, survives: () => boolean): void;
}

export function newDiskImage(): DiskImage {
  const files = new Map<string, ImagedFile>();

  function openFile(path: string): ImagedFile {
    let file = files.get(path);
    if (file === undefined) {
      file = {
        durable: Buffer.alloc(0),
        durableSize: 0,
        pending: [],
        isLinked: false,
        isDeleted: false,
      };
      files.set(path, file);
    }
    return file;
  }

  return {
    apply(call) {
      if (call.kind === "pwrite" || call.kind === "truncate")
        openFile(call.file).pending.push(call);
      else if (call.kind === "unlink") {
        const deleted = files.get(call.file);
        if (deleted !== undefined) deleted.isDeleted = true;
      } else if (call.kind === "sync") {
        const synced = files.get(call.file);
        if (synced !== undefined) bring(synced, synced.pending.splice(0));
        for (const [path, file] of files)
          if (dirname(path) !== call.file) continue;
          else if (file.isDeleted) files.delete(path);
          else file.isLinked = true;
      }
    },
    write(prefix, folder, survives) {
      mkdirSync(folder, { recursive: true });
      for (const [path, file] of files) {
        if (!path.startsWith(prefix) || !file.isLinked) continue;
        const found: ImagedFile = {
          ...file,
          durable: Buffer.from(file.durable),
          pending: [],
        };
        bring(found, file.pending.filter(survives));
        writeFileSync(
          join(folder, basename(path)),
          found.durable.subarray(0, found.durableSize),
        );
      }
    },
  };
}

function bring(file: ImagedFile, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.kind === "truncate") {
      reserve(file, change.size);
      file.durable.fill(0, change.size);
      file.durableSize = change.size;
    } else {
      const end = change.offset + change.bytes.length;
      reserve(file, end);
      change.bytes.copy(file.durable, change.offset);
      file.durableSize = Math.max(file.durableSize, end);
    }
  }
}

function reserve(file: ImagedFile, size: number): void {
  if (file.durable.length >= size) return;
  const larger = Buffer.alloc(Math.max(size, file.durable.length * 2));
  file.durable.copy(larger);
  file.durable = larger;
}
