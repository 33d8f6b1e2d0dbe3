import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SinkState } from "./mail-sink-process.ts";

export interface MailSink {
  readonly url: string;
  state(): Promise<SinkState>;
  /** Until so many different mails arrived, or none came for a while. */
  untilDistinct(count: number): Promise<SinkState>;
  stop(): void;
}

const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 60_000;

export async function startMailSink(): Promise<MailSink> {
  const child = fork(join(import.meta.dirname, "mail-sink-process.ts"));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const state = async (): Promise<SinkState> => {
    child.send("state");
    const [answer] = (await once(child, "message")) as [SinkState];
    return answer;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    state,
    async untilDistinct(count) {
      let newest = await state();
      let grewAtMs = performance.now();
      while (
        newest.distinct < count &&
        performance.now() - grewAtMs < PATIENCE_MS
      ) {
        await wait(LOOK_EVERY_MS);
        const now = await state();
        if (now.distinct > newest.distinct) grewAtMs = performance.now();
        newest = now;
      }
      return newest;
    },
    stop: () => child.disconnect(),
  };
}
