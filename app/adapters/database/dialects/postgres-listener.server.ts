import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "#app/ports.ts";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

interface Listening {
  readonly url: string;
  /** The channel is a fixed name of ours and never input. */
  readonly channel: string;
  readonly onAnnounced: () => void;
  readonly log: Log;
}

/** This listens on a connection of its own until the returned function ends it. */
export function listenForAnnouncements(listening: Listening) {
  const ending = new AbortController();
  const ended = keepListening(listening, ending.signal);
  return async (): Promise<void> => {
    ending.abort();
    await ended;
  };
}

async function keepListening(
  { url, channel, onAnnounced, log }: Listening,
  signal: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  let retryAfterMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const client = new Client({
      connectionString: url,
      application_name: "forecourt-listener",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = watchConnectionLoss(client);
    try {
      client.on("notification", onAnnounced);
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      retryAfterMs = FIRST_RETRY_MS;
      // This call catches up with whatever was announced before LISTEN or while disconnected.
      onAnnounced();
      await Promise.race([lost, stopped]);
    } catch (error) {
      log.warn("database.listener-lost", { message: String(error) });
    }
    await client.end().catch(() => {});
    if (signal.aborted) return;
    await sleep(retryAfterMs, undefined, { signal, ref: false }).catch(
      () => {},
    );
    retryAfterMs = Math.min(retryAfterMs * 2, LONGEST_RETRY_MS);
  }
}

/** The promise rejects when the connection breaks or closes. */
function watchConnectionLoss(client: Client): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  client.on("error", reject);
  client.on("end", () => reject(new Error("The connection was closed.")));
  // Nobody awaits the promise while connecting fails, or after the end.
  promise.catch(() => {});
  return promise;
}
