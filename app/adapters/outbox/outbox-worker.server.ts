import type { Mailer } from "#app/adapters/email/mail.server.ts";
import { LONGEST_DELAY_MS } from "#app/domain/leads/retry-schedule.ts";
import type { Clock, Log } from "#app/ports.ts";
import { deliver, type DeliveryMeans } from "./deliver.server.ts";
import type {
  ClaimedDelivery,
  OutboxStore,
  Settlement,
} from "./outbox-store.server.ts";
import { watchReceiver } from "./receiver-watch.server.ts";

/** Smaller steps are only corrections of the clock. */
const JUMP_MS = 60_000;

/** Each call looks back to the one before. */
function watchClock(clock: Clock, monotonic: Clock): () => boolean {
  let offsetMs = clock.nowMs() - monotonic.nowMs();
  return () => {
    const nextMs = clock.nowMs() - monotonic.nowMs();
    const hasJumped = Math.abs(nextMs - offsetMs) > JUMP_MS;
    if (hasJumped) offsetMs = nextMs;
    return hasJumped;
  };
}

/** So long after a process died another takes what it held. */
export const LEASE_MS = 30_000;
/** An attempt may take minutes, and its lease is renewed meanwhile. */
const RENEW_EVERY_MS = LEASE_MS / 3;
/** A mailer may need no connections. */
const MOST_AT_ONCE = 16;
/** In a surge of leads one batch of mails leaves this often: whoever waits for an answer goes first. */
export const SURGE_PAUSE_MS = 250;
/** Assumption A131: a node whose clock was wrong may have died and left times that are days ahead. */
const REBASE_EVERY_MS = 15_000;

export interface OutboxWorkerOptions extends DeliveryMeans {
  readonly mailer: Pick<Mailer, "send" | "isReachable" | "connectionCount">;
  readonly store: OutboxStore;
  /** This clock never jumps; its zero means nothing. */
  readonly monotonic: Clock;
  readonly log: Log;
  /** No other worker has the same token. */
  readonly makeToken: () => string;
  /** Leads come in faster than mails should go out. */
  readonly isSurge?: () => boolean;
}

export interface OutboxWorker {
  /** A turn checks clock, receiver and alarm, then starts as many due deliveries as it has room for. */
  turn(): Promise<{ readonly taken: number }>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** The listener is called when there is room for another delivery while more may be due. */
  onHandFreed(listener: () => void): void;
}

/** A delivery on its way, by the token of its newest lease. */
interface Held {
  token: string;
  /** By the clock that never jumps. */
  leasedAtMs: number;
  /** What could not be recorded yet, because the database did not answer. */
  open: Settlement | null;
}

/** No timer is here: the owner decides when it takes a turn. */
export function createOutboxWorker({
  store,
  monotonic,
  log,
  makeToken,
  isSurge = () => false,
  ...options
}: OutboxWorkerOptions): OutboxWorker {
  const { clock } = options;
  const receiver = watchReceiver(options.mailer, monotonic);
  const means: DeliveryMeans = { ...options, mailer: receiver.mailer };
  const hasClockJumped = watchClock(clock, monotonic);
  const raiseAlarmWhenLate = createLateAlarm(store, { clock, monotonic, log });
  // A mail that would wait for a connection is left to a worker that has one.
  const mostAtOnce = Math.min(options.mailer.connectionCount, MOST_AT_ONCE);
  const onTheirWay = new Set<Promise<void>>();
  const held = new Map<number, Held>();
  let isFirstTurn = true;
  let mayBeMore = false;
  let takenAtMs = -Infinity;
  let rebasedAtMs = -Infinity;
  let tellHandFreed = (): void => {};

  async function lookAfterSchedule(): Promise<void> {
    const hasJumped = hasClockJumped();
    const hasReturned = isFirstTurn
      ? await receiver.isReachable()
      : receiver.hasReturned();
    if (hasJumped) log.warn("leads.clock-jumped");
    const isTime = monotonic.nowMs() - rebasedAtMs >= REBASE_EVERY_MS;
    if (!hasJumped && !hasReturned && !isTime) return;
    await store.rebase({
      nowMs: clock.nowMs(),
      // The clock may have jumped while no worker ran, or on another node; no retry is ever planned so far ahead.
      aheadMs: hasJumped || hasReturned ? 0 : LONGEST_DELAY_MS,
      leaseMs: LEASE_MS,
    });
    isFirstTurn = false;
    rebasedAtMs = monotonic.nowMs();
  }

  async function record(settlement: Settlement): Promise<void> {
    const { delivery } = settlement;
    const token = held.get(delivery.id)?.token ?? delivery.token;
    await store.settle({ ...settlement, delivery: { ...delivery, token } });
    held.delete(delivery.id);
  }

  async function handle(
    delivery: ClaimedDelivery,
    holding: Held,
  ): Promise<void> {
    const settlement = await deliver(delivery, means);
    report(log, delivery, settlement);
    try {
      await record(settlement);
    } catch (error) {
      log.error("leads.delivery-not-recorded", {
        outbox: delivery.id,
        message: String(error),
      });
      // The next turns record it: a mail that has arrived is not sent again for the database's sake.
      holding.open = settlement;
    }
  }

  function start(delivery: ClaimedDelivery): void {
    const { id, token } = delivery;
    const before = held.get(id);
    if (before !== undefined) {
      // Its lease ran out while it is on its way from here, as after a jump of the clock.
      before.token = token;
      before.leasedAtMs = monotonic.nowMs();
      return;
    }
    const holding: Held = {
      token,
      leasedAtMs: monotonic.nowMs(),
      open: null,
    };
    held.set(id, holding);
    const done = handle(delivery, holding).finally(() => {
      onTheirWay.delete(done);
      if (mayBeMore) tellHandFreed();
    });
    onTheirWay.add(done);
  }

  async function keepWhatIsHeld(): Promise<void> {
    for (const { open } of held.values()) if (open !== null) await record(open);
    const nowMs = monotonic.nowMs();
    const old = [...held].filter(
      ([, { leasedAtMs }]) => nowMs - leasedAtMs >= RENEW_EVERY_MS,
    );
    if (old.length === 0) return;
    await store.renew({
      nowMs: clock.nowMs(),
      leaseMs: LEASE_MS,
      held: old.map(([id, { token }]) => ({ id, token })),
    });
    for (const [, holding] of old) holding.leasedAtMs = nowMs;
  }

  return {
    async turn() {
      await keepWhatIsHeld();
      await lookAfterSchedule();
      await raiseAlarmWhenLate();
      const limit = mostAtOnce - held.size;
      const isHeld =
        isSurge() && monotonic.nowMs() - takenAtMs < SURGE_PAUSE_MS;
      if (limit <= 0 || isHeld) return { taken: 0 };
      takenAtMs = monotonic.nowMs();
      const claimed = await store.claim({
        nowMs: clock.nowMs(),
        leaseMs: LEASE_MS,
        token: makeToken(),
        limit,
      });
      mayBeMore = claimed.length === limit;
      for (const delivery of claimed) start(delivery);
      return { taken: claimed.length };
    },
    async settled() {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
    onHandFreed(listener) {
      tellHandFreed = listener;
    },
  };
}

/** The log names the lead and the recipient of the profile, but never who the visitor is. */
function report(
  log: Log,
  { id, leadId, recipientId, attemptCount }: ClaimedDelivery,
  settlement: Settlement,
): void {
  const { outcome, retryAtMs, atMs, endedAtMs } = settlement;
  const attempt = {
    outbox: id,
    attempt: attemptCount + 1,
    tookMs: endedAtMs - atMs,
  };
  if (leadId === null) {
    reportVisitorMail(log, { ...attempt, kind: recipientId }, settlement);
    return;
  }
  const fields = { ...attempt, lead: leadId, recipient: recipientId };
  if (outcome === "delivered") {
    log.info("leads.delivered", fields);
    return;
  }
  if (retryAtMs === null) {
    log.error("leads.dead-letter", { ...fields, outcome });
    return;
  }
  const waiting = { ...fields, retryInMs: retryAtMs - endedAtMs };
  if (outcome === "misconfigured") log.error("leads.mail-settings", waiting);
  else if (outcome === "unconfirmed")
    log.warn("leads.delivery-unconfirmed", waiting);
  else log.warn("leads.delivery-failed", waiting);
}

/** A mailbox that is not there is the visitor's typo, and nobody here can mend it. */
function reportVisitorMail(
  log: Log,
  fields: Readonly<Record<string, unknown>>,
  { outcome, retryAtMs, endedAtMs }: Settlement,
): void {
  if (outcome === "delivered") {
    log.info("visitor-mails.delivered", fields);
    return;
  }
  if (retryAtMs === null) {
    log.warn("visitor-mails.given-up", { ...fields, outcome });
    return;
  }
  const waiting = { ...fields, outcome, retryInMs: retryAtMs - endedAtMs };
  if (outcome === "misconfigured")
    log.error("visitor-mails.mail-settings", waiting);
  else log.warn("visitor-mails.not-delivered", waiting);
}

const LATE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;
const SAY_EVERY_MS = 10 * 60_000;

/** The log repeats it every ten minutes. Times are of the monotonic clock, except for the lead's own. */
export function createLateAlarm(
  store: Pick<OutboxStore, "countWaiting">,
  { clock, monotonic, log }: { clock: Clock; monotonic: Clock; log: Log },
): () => Promise<void> {
  let lookedAtMs = -Infinity;
  let saidAtMs = -Infinity;
  return async () => {
    if (monotonic.nowMs() - lookedAtMs < LOOK_EVERY_MS) return;
    lookedAtMs = monotonic.nowMs();
    const { count, oldestAtMs } = await store.countWaiting();
    const ageMs = oldestAtMs === null ? 0 : clock.nowMs() - oldestAtMs;
    if (ageMs < LATE_MS) {
      saidAtMs = -Infinity;
      return;
    }
    if (lookedAtMs - saidAtMs < SAY_EVERY_MS) return;
    saidAtMs = lookedAtMs;
    log.error("leads.delivery-late", {
      waiting: count,
      oldestMinutes: Math.floor(ageMs / 60_000),
    });
  };
}
