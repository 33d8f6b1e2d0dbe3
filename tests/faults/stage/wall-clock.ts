import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "./wait-until.ts";
import { fetchToken } from "./visitor.ts";

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
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "shifted-clock-process.ts")}`,
    },
    shift,
    setTo: (instant) => shift(Date.parse(instant) - Date.now()),
  };
}

const NEAR_MS = 60_000;

/** Until a server's forms are dated by the clock as it was shifted. */
export async function untilShifted(
  origin: string,
  offsetMs: number,
): Promise<void> {
  await waitUntil("the server has the new time", async () => {
    const token = (await fetchToken(origin))?.token ?? "";
    const issuedAtMs = Number.parseInt(token, 36);
    return Math.abs(issuedAtMs - offsetMs - Date.now()) < NEAR_MS;
  });
}
