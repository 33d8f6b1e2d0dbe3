/** One way in which the world fails, played against the running site. */
export interface Fault {
  /** As in F01. */
  readonly id: string;
  readonly title: string;
  /** Why it cannot be played on this machine; null when it can. */
  readonly obstacle?: () => string | null;
  /** Throws what went wrong; what it gives back was found good. */
  readonly play: (run: FaultRun) => Promise<FaultNumbers>;
}

export interface FaultRun {
  /** A folder of its own, removed afterwards unless the fault test failed. */
  readonly folder: string;
  /** Every crash point and every kill. */
  readonly isThorough: boolean;
  /** A word on how far it is. */
  readonly say: (progress: string) => void;
  /** Runs when the fault test is over, however it ends; last first. */
  readonly onEnd: (clearUp: () => unknown) => void;
  /** From 0 up to 1, the same ones for the same seed. */
  readonly random: () => number;
}

export interface FaultNumbers {
  /** Submissions that a visitor was told had arrived; null where tests of their own count them. */
  readonly acknowledged: number | null;
  /** Of these, those that are not in the database, or reached nobody. */
  readonly lost: number;
  /** Further copies of a mail, each under the Message-ID of the first. */
  readonly duplicates: number;
  /** What else was counted. */
  readonly note?: string;
}

export class FaultFound extends Error {}

/** Ends the fault test unless it holds. */
export function must(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new FaultFound(broken);
}
