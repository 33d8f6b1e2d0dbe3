import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";
import type {
  ConsolePeople,
  ConsoleSessions,
} from "#app/ports/console-ports.ts";

/** What the commands about the console's people stand on. */
export interface PeopleContext {
  readonly people: ConsolePeople;
  readonly sessions: Pick<ConsoleSessions, "list">;
  readonly clock: Clock;
  readonly profile: Pick<StoreProfile, "stores" | "storeGroup">;
  /** The console's address without a path. */
  readonly consoleOrigin: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** A word after `people`: resolves to the exit code; throws WrongUsage. */
export type PeopleCommand = (
  args: readonly string[],
  context: PeopleContext,
) => Promise<number>;
