import { setTimeout as sleep } from "node:timers/promises";
import { formatFirstFaults } from "#app/adapters/config/store-profile.server.ts";
import type { Log } from "#app/ports.ts";
import type { ProfileContent } from "./profile-editions.server.ts";
import type { NewProfile } from "./load-beside.server.ts";
import {
  listChangedFiles,
  signProfileFolder,
} from "./folder-signature.server.ts";

/** What became of a change of the folder. */
export type ProfileOutcome = "taken" | "refused" | "restart-needed";

export interface ProfileWatchOptions {
  readonly folder: string;
  /** The folder had this signature before the served content was read from it. */
  readonly signature: string;
  /** Whatever was taken last. */
  readonly readContentHash: () => string;
  /** Reads and checks the folder off this thread. */
  readonly load: (signal: AbortSignal) => Promise<NewProfile>;
  /** Resolves when the next request gets this content; a rejection leaves the old one. */
  readonly take: (content: ProfileContent) => Promise<void>;
  /** A live site that would not start with these words does not take them either (Assumption A271). */
  readonly areSamplesRefused: boolean;
  readonly count: (outcome: ProfileOutcome) => void;
  /** Whether the folder holds something else than what is served. */
  readonly noteWaiting: (isWaiting: boolean) => void;
  readonly log: Log;
  readonly lookEveryMs?: number;
}

export interface ProfileWatch {
  stop(): Promise<void>;
}

/** A change is noticed within one look and read after a second one that finds nothing new. */
const LOOK_EVERY_MS = 1_000;
/** The folder or the inventory could not be read; it is tried again after so many looks. */
const LOOKS_BEFORE_RETRY = 5;
/** So many changes without a pause are no save of a set of files: somebody has to hear why nothing is taken. */
const RESTLESS_CHANGES = 60;
const STOP_TIMEOUT_MS = 1_000;

/**
 * Looks at the names, sizes and times of a profile's files. A set of files that is still being saved is let be; one that
 * is whole is served, or refused as `profile check` words it, once for each broken state.
 */
export function watchProfile(options: ProfileWatchOptions): ProfileWatch {
  const { folder, log, lookEveryMs = LOOK_EVERY_MS } = options;
  const stopping = new AbortController();
  let judged: string | null = options.signature;
  let seen = options.signature;
  let looksToWait = 0;
  let changesUnread = 0;
  /** The complaint that was logged last, until the folder is served again. */
  let complaint: string | null = null;

  async function look(): Promise<void> {
    const signature = await signProfileFolder(folder);
    if (signature !== seen) {
      noteChange(signature);
      looksToWait = 0;
      return;
    }
    // Files that came and went, as an editor's own do, leave the folder as it was judged.
    if (signature === judged && changesUnread < RESTLESS_CHANGES) {
      changesUnread = 0;
      return;
    }
    if (looksToWait-- > 0) return;
    const startedAtMs = performance.now();
    const [loaded] = await Promise.allSettled([options.load(stopping.signal)]);
    // Somebody saved while it was read: the next looks wait for the end of that.
    const signedAfter = await signProfileFolder(folder);
    if (signedAfter !== signature) return noteChange(signedAfter);
    if (stopping.signal.aborted) return;
    if (loaded.status === "rejected") throw loaded.reason;
    await judge(loaded.value, startedAtMs);
    judged = signature;
    changesUnread = 0;
  }

  function noteChange(signature: string): void {
    const files = listChangedFiles(seen, signature);
    seen = signature;
    changesUnread++;
    if (changesUnread !== RESTLESS_CHANGES) return;
    complain("refused", [
      `${folder}: changes all the time (${files.join(", ")}), and a folder that is still being saved is not read`,
    ]);
  }

  async function judge(result: NewProfile, startedAtMs: number): Promise<void> {
    if (!result.ok)
      return complain("refused", formatFirstFaults(result.faults));
    const { contentHash, restarts, samples } = result;
    if (contentHash === options.readContentHash()) {
      if (complaint !== null) log.info("profile.as-served", { folder });
      return settle();
    }
    if (restarts.length > 0)
      return complain("restart-needed", formatFirstFaults(restarts));
    if (options.areSamplesRefused && samples.length > 0)
      return complain("refused", formatFirstFaults(samples));
    await options.take(result);
    for (const warning of result.warnings)
      log.warn("store-profile.warning", { ...warning });
    log.info("profile.taken", {
      folder,
      version: contentHash,
      ms: Math.round(performance.now() - startedAtMs),
    });
    options.count("taken");
    settle();
  }

  function settle(): void {
    complaint = null;
    options.noteWaiting(false);
  }

  function complain(
    outcome: Exclude<ProfileOutcome, "taken">,
    faults: readonly string[],
  ): void {
    options.noteWaiting(true);
    const said = JSON.stringify([outcome, faults]);
    if (said === complaint) return;
    complaint = said;
    options.count(outcome);
    log.error(`profile.${outcome}`, { folder, faults });
  }

  async function lookSafely(): Promise<void> {
    try {
      await look();
    } catch (error) {
      if (stopping.signal.aborted) return;
      looksToWait = LOOKS_BEFORE_RETRY;
      complain("refused", [
        `${folder}: ${error instanceof Error ? error.message : String(error)}`,
      ]);
    }
  }

  let running: Promise<void> = Promise.resolve();
  let timer = plan();

  function plan(): NodeJS.Timeout {
    return setTimeout(() => {
      running = lookSafely().then(() => {
        if (!stopping.signal.aborted) timer = plan();
      });
    }, lookEveryMs).unref();
  }

  return {
    /** A folder on a share that hangs is not waited for. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([
        running,
        sleep(STOP_TIMEOUT_MS, null, { ref: false }),
      ]);
    },
  };
}
