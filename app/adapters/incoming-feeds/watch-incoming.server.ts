import {
  createIncomingFolder,
  type IncomingFolderOptions,
} from "./incoming-folder.server.ts";

export interface IncomingWatch {
  /** This aborts a running import, which then changed nothing; the next process repeats it. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/** This looks into the folder every few seconds, for as long as the server runs. */
export function watchIncoming(options: IncomingFolderOptions): IncomingWatch {
  const { log } = options;
  const folder = createIncomingFolder(options);
  const stopping = new AbortController();
  let isFailing = false;
  let running: Promise<void> = Promise.resolve();
  let timer = plan();

  function plan(): NodeJS.Timeout {
    return setTimeout(() => {
      running = look();
    }, LOOK_EVERY_MS).unref();
  }

  async function look(): Promise<void> {
    try {
      await folder.look(stopping.signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.error("incoming-feeds.look-failed", { message: String(error) });
      isFailing = true;
    }
    if (!stopping.signal.aborted) timer = plan();
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
      await folder.close();
    },
  };
}
