import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import type { ProfilePicture } from "#app/adapters/config/profile-pictures.server.ts";
import type { StoreProfileResult } from "#app/adapters/config/store-profile.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

export interface LoadOrder extends Pick<Environment, "trackingAccounts"> {
  readonly folder: string;
  readonly nowMs: number;
  /** What the server decided by when it started. */
  readonly started: StoreProfile;
  /** Addresses of pictures whose bytes need not be sent again. */
  readonly knownPictures: readonly string[];
  /** It stands in the place of the file of its name, as if it were saved already. */
  readonly draft?: { readonly name: string; readonly text: string };
}

type Loaded = Extract<StoreProfileResult, { readonly ok: true }>;
/** Whether it is served or not, nobody asks how it was written before figures were filled in. */
export type NewProfile =
  Omit<Loaded, "written"> | Extract<StoreProfileResult, { readonly ok: false }>;

interface SentPicture extends Omit<ProfilePicture, "bytes"> {
  readonly address: string;
  readonly bytes: Uint8Array | null;
}

export type LoadAnswer =
  | (Omit<Loaded, "written" | "pictures"> & {
      readonly pictures: readonly SentPicture[];
    })
  | Extract<StoreProfileResult, { readonly ok: false }>
  /** The folder cannot be read. */
  | { readonly problem: string };

const PROGRAM = fileURLToPath(
  new URL("./load-process.server.ts", import.meta.url),
);
/** Profiles are read in a moment; this one is on a disk that hangs. */
const LONGEST_LOAD_MS = 60_000;
/** Visitors come first where processors are few, and on a busy machine a load still gets a quarter of one. */
const NICENESS = 5;

/**
 * Reading and checking a profile takes some 100 ms in one piece, during which a thread answers nobody. It is a process
 * and no thread: Node 24 now and then ends a whole process in which many threads begin and end (docs/decisions/0016).
 * Rejects where the folder cannot be read, and when `signal` aborts.
 */
export async function loadBeside(
  order: Omit<LoadOrder, "knownPictures">,
  pictures: ReadonlyMap<string, ProfilePicture>,
  signal: AbortSignal,
): Promise<NewProfile> {
  const answer = await ask(
    { ...order, knownPictures: [...pictures.keys()] },
    AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOAD_MS)]),
  );
  if ("problem" in answer) throw new Error(answer.problem);
  if (!answer.ok) return answer;
  return {
    ...answer,
    pictures: new Map(
      answer.pictures.flatMap(({ address, bytes, ...picture }) => {
        const known = pictures.get(address);
        if (bytes !== null)
          return [[address, { ...picture, bytes: Buffer.from(bytes) }]];
        return known === undefined ? [] : [[address, known]];
      }),
    ),
  };
}

function ask(order: LoadOrder, signal: AbortSignal): Promise<LoadAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, {
      execArgv: [],
      serialization: "advanced",
      signal,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.once("message", (answer: LoadAnswer) => resolve(answer));
    child.once("error", reject);
    child.once("exit", (code, ended) =>
      reject(new Error(`The profile’s reader ended with ${code ?? ended}.`)),
    );
    if (child.pid !== undefined) yieldToVisitors(child.pid);
    child.send(order);
  });
}

function yieldToVisitors(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system knows no priorities; then it is a load like any other.
  }
}
