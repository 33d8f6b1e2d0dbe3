import type { Clock } from "#app/ports.ts";

/** What the commands about profiles stand on. */
export interface ProfileContext {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Relative paths of a command line are those of its caller. */
  readonly workingFolder: string;
  readonly projectFolder: string;
  readonly clock: Clock;
  /** Asks a person at a terminal and resolves to the line; null where nobody sits. */
  readonly ask: ((question: string) => Promise<string>) | null;
}
