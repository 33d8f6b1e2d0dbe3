import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Of a server, moved while it runs. */
export interface WallClock {
  /** For the server's environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Off the right time by so much from now on. */
  shift(offsetMs: number): void;
  /** Now it is then. */
  setTo(instant: string): void;
}

export function newWallClock(folder: string, name = "clock"): WallClock {
  const file = join(folder, name);
  const shift = (offsetMs: number) => writeFileSync(file, String(offsetMs));
  shift(0);
  return {
    variables: {
      CLOCK_OFFSET_FILE: file,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "shifted-clock.ts")}`,
    },
    shift,
    setTo: (instant) => shift(Date.parse(instant) - Date.now()),
  };
}
