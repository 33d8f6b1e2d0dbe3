import type { Log } from "#app/ports.ts";

/** A command's own answer is on standard output, and may be read by a program: what else happens goes beside it. */
export function terminalLog(stderr: { write(text: string): unknown }): Log {
  const write = (event: string, fields?: Record<string, unknown>): void => {
    const details = fields === undefined ? "" : ` ${JSON.stringify(fields)}`;
    stderr.write(`${event}${details}\n`);
  };
  return { debug: () => {}, info: () => {}, warn: write, error: write };
}
