import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { ConversionsApi, Sending } from "./conversions-api.server.ts";
import type { ClaimedEvent, RelayQueue } from "./relay-queue.server.ts";

export interface RelayWorkerOptions {
  readonly queue: RelayQueue;
  readonly api: ConversionsApi;
  readonly clock: Clock;
  readonly log: Log;
  /** Values go from 0 up to 1 and are for the jitter. */
  readonly random: () => number;
  /** No other worker has the same token. */
  readonly makeToken: () => string;
}

/** Meta takes 1,000 at once; a smaller batch loses less when one of its events is refused. */
const MOST_AT_ONCE = 50;
/** A request takes ten seconds at most, and the lease is renewed before each. */
const LEASE_MS = 30 * SECOND_MS;
/** One event older than seven days makes the whole request fail: what is nearly so is left out in time. */
const OLDEST_MS = 7 * DAY_MS - HOUR_MS;
const LOOK_FOR_OLD_EVERY_MS = MINUTE_MS;

const FIRST_DELAY_MS = 15 * SECOND_MS;
const LONGEST_DELAY_MS = HOUR_MS;
/** Nodes that were put off together come back apart. */
const SPREAD = { least: 0.8, most: 1.2 };

/** No timer is here: the owner decides when it takes a turn. */
export function createRelayWorker(options: RelayWorkerOptions) {
  const { queue, api, clock, log, random, makeToken } = options;
  let lookedForOldAtMs = -Infinity;

  async function leaveOutOld(): Promise<void> {
    const nowMs = clock.nowMs();
    if (Math.abs(nowMs - lookedForOldAtMs) < LOOK_FOR_OLD_EVERY_MS) return;
    lookedForOldAtMs = nowMs;
    const count = await queue.endOlder(nowMs - OLDEST_MS);
    if (count > 0) log.warn("relay.too-old", { count });
  }

  /** Halves what is refused until the events that are wrong stand alone. */
  async function send(
    token: string,
    events: readonly ClaimedEvent[],
  ): Promise<"taken" | "later"> {
    const ids = events.map(({ id }) => id);
    await queue.renew(token, ids, clock.nowMs() + LEASE_MS);
    const sending = await api.send(events.map(({ event }) => event));
    if (sending.outcome === "taken") {
      await queue.end(ids, "sent");
      return "taken";
    }
    if (sending.outcome === "later") {
      await putOff(token, events, sending);
      return "later";
    }
    if (events.length === 1) {
      log.error("relay.refused", {
        name: events[0]?.event.event_name,
        answer: sending.answer,
      });
      await queue.end(ids, "refused");
      return "taken";
    }
    const middle = Math.ceil(events.length / 2);
    const first = await send(token, events.slice(0, middle));
    const second = await send(token, events.slice(middle));
    return first === "later" ? first : second;
  }

  async function putOff(
    token: string,
    events: readonly ClaimedEvent[],
    { answer, isOurSettings }: Extract<Sending, { outcome: "later" }>,
  ): Promise<void> {
    const fields = { count: events.length, answer };
    if (isOurSettings) log.error("relay.settings", fields);
    else log.warn("relay.put-off", fields);
    const nowMs = clock.nowMs();
    await queue.retry(
      token,
      events.map(({ id, attemptCount }) => ({
        id,
        dueAtMs: nowMs + computeDelayMs(attemptCount, random()),
      })),
    );
  }

  return {
    /** The answer says whether to go on at once, to wait for the next event, or to leave the vendor alone for a while. */
    async turn(): Promise<"more" | "empty" | "later"> {
      await leaveOutOld();
      const token = makeToken();
      const claimed = await queue.claim({
        nowMs: clock.nowMs(),
        leaseMs: LEASE_MS,
        token,
        limit: MOST_AT_ONCE,
      });
      if (claimed.length === 0) return "empty";
      const result = await send(token, claimed);
      if (result === "later") return "later";
      return claimed.length === MOST_AT_ONCE ? "more" : "empty";
    },
  };
}

/** Each delay is twice the one before, up to an hour. */
function computeDelayMs(attemptCount: number, random: number): number {
  const planned = Math.min(
    FIRST_DELAY_MS * 2 ** Math.min(attemptCount, 20),
    LONGEST_DELAY_MS,
  );
  return Math.round(
    planned * (SPREAD.least + (SPREAD.most - SPREAD.least) * random),
  );
}
