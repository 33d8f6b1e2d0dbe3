import type { VinDecoder } from "#app/operator-ports.ts";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import type { Log } from "#app/ports.ts";
import { toVinKey } from "./key-pattern.server.ts";

interface VinDecoderPlace {
  /** 75 MB of vehicle data are unpacked here on first use. */
  readonly dataFolder: string;
  readonly log: Log;
  /** The folder is below the data folder. */
  readonly folder?: string;
}

/**
 * One make, year, model, engine and plant share a key, so a large feed has some ten thousand; all kept keys take about
 * 10 MB.
 */
const MOST_KEYS_KEPT = 30_000;
const HEAP_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
const FOLDER = "vehicle-data";
const WORKER_URL = new URL("./vpic-worker.server.ts", import.meta.url);

/** Its own thread starts at the first VIN. */
export function openVinDecoder({
  dataFolder,
  log,
  folder = FOLDER,
}: VinDecoderPlace): VinDecoder {
  /** Null means that the data does not know the key. The key that was asked for longest ago comes first. */
  const known = new Map<string, DecodedVin | null>();
  let thread: DecoderThread | null = null;
  let problem: string | null = null;

  async function learn(keys: readonly string[]): Promise<void> {
    if (keys.length === 0 || problem !== null) return;
    thread ??= startThread(path.join(dataFolder, folder));
    try {
      const decoded = await thread.ask(keys);
      keys.forEach((key, at) => known.set(key, decoded[at] ?? null));
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      log.warn("vin-decoder.unavailable", { reason: problem });
    }
  }

  return {
    async decode(vins) {
      const keys = vins.map(toVinKey);
      await learn([...new Set(keys)].filter((key) => !known.has(key)));
      const decoded = keys.map((key) => known.get(key) ?? null);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_KEYS_KEPT) break;
        known.delete(oldest);
      }
      return decoded;
    },
    problem: () => problem,
    async close() {
      const ending = thread;
      thread = null;
      known.clear();
      await ending?.end();
    },
  };
}

type DecodedKeys = readonly (DecodedVin | null)[];

interface DecoderThread {
  /** Questions are answered in their order, and so are their keys. */
  ask(keys: readonly string[]): Promise<DecodedKeys>;
  end(): Promise<void>;
}

function startThread(folder: string): DecoderThread {
  const worker = new Worker(WORKER_URL, {
    workerData: folder,
    resourceLimits: HEAP_LIMITS,
  });
  const waiting: PromiseWithResolvers<DecodedKeys>[] = [];
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    for (const question of waiting.splice(0)) question.reject(failure);
  };
  worker.on("message", (answer: DecodedKeys) =>
    waiting.shift()?.resolve(answer),
  );
  worker.once("error", fail);
  worker.once("exit", (code) =>
    fail(new Error(`The thread that decodes VINs ended with code ${code}.`)),
  );
  return {
    ask(keys) {
      if (failure !== null) return Promise.reject(failure);
      const question = Promise.withResolvers<DecodedKeys>();
      waiting.push(question);
      worker.postMessage(keys);
      return question.promise;
    },
    async end() {
      await worker.terminate();
    },
  };
}
