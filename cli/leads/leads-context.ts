import type { LeadRecords } from "#app/operator-ports.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { VisitorEraser } from "#app/ports/visitor-eraser-ports.ts";
import type { Clock } from "#app/ports.ts";

/** What the commands about leads stand on. */
export interface LeadsContext {
  readonly records: LeadRecords;
  readonly eraser: VisitorEraser;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "leads" | "stores">;
  /** Where the leads are, for messages. */
  readonly place: string;
  readonly stdout: { write(text: string | Uint8Array): unknown };
  readonly stderr: { write(text: string): unknown };
  /** Stderr is a terminal: the progress may redraw its line. */
  readonly isTerminal: boolean;
}

/** A word after `leads`: resolves to the exit code; throws WrongUsage. */
export type LeadsCommand = (
  args: readonly string[],
  context: LeadsContext,
) => Promise<number>;

/** `usage` is the system's own number for it, EX_USAGE; `held` waits for --confirm. */
export const EXIT_CODES = { done: 0, failed: 1, usage: 64, held: 3 } as const;

/** Says what is wrong with a call, and what to write instead. */
export class WrongUsage extends Error {}
