import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Mailer } from "#app/adapters/email/mail.server.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { LeadQueue, VisitorMails } from "#app/ports/lead-ports.ts";
import { runOutbox } from "./outbox-loop.server.ts";
import type { OutboxStore } from "./outbox-store.server.ts";
import { createOutboxWorker } from "./outbox-worker.server.ts";
import { watchSurge } from "./surge.server.ts";

/** A stopping process waits this long for the mails that are on their way. */
const STOP_TIMEOUT_MS = 4_000;

/** The queues that take leads and mails to visitors, and the worker that sends them from now on. */
export function startLeadDelivery(options: {
  readonly store: OutboxStore;
  readonly mailer: Mailer;
  readonly readProfile: () => Pick<StoreProfile, "leads" | "stores">;
  readonly clock: Clock;
  readonly log: Log;
}) {
  const { store, mailer, readProfile, clock, log } = options;
  const monotonic: Clock = { nowMs: () => performance.now() };
  const surge = watchSurge(monotonic);
  const worker = createOutboxWorker({
    store,
    mailer,
    readProfile,
    clock,
    log,
    monotonic,
    isSurge: surge.isOn,
    random: Math.random,
    makeToken: randomUUID,
  });
  const loop = runOutbox(worker, log);
  const noteStored = (): void => {
    surge.noteLead();
    loop.wake();
  };
  return {
    queue: createLeadQueue({
      store,
      random: getSecureRandom,
      onStored: noteStored,
    }),
    makeReference: () => makeReference(getSecureRandom),
    /** For a lead that came with something else. */
    noteStored,
    visitorMails: createVisitorMails({ store, clock, onStored: loop.wake }),
    /** The next process retries what could not be finished in time. */
    async stop() {
      await loop.stop();
      await Promise.race([
        worker.settled(),
        sleep(STOP_TIMEOUT_MS, null, { ref: false }),
      ]);
      await mailer.close();
      await worker.settled();
    },
  };
}

/** Values go from 0 up to 1 and must be unpredictable: a reference number must not tell the next one. */
export function getSecureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

interface LeadQueueOptions {
  readonly store: Pick<OutboxStore, "addLead">;
  /** From 0 up to 1, not to be guessed. */
  readonly random: () => number;
  /** There is something to deliver. */
  readonly onStored: () => void;
}

/** The same for what visitors asked us to mail. */
export function createVisitorMails({
  store,
  clock,
  onStored,
}: {
  readonly store: Pick<OutboxStore, "addVisitorMail">;
  readonly clock: Clock;
  /** There is something to deliver. */
  readonly onStored: () => void;
}): VisitorMails {
  return {
    async send(mail) {
      const isNew = await store.addVisitorMail(mail, clock.nowMs());
      if (isNew) onStored();
      return { isRepeated: !isNew };
    },
  };
}

/** The outbox as a visitor's form sees it: what is added is stored, and on its way. */
export function createLeadQueue({
  store,
  random,
  onStored,
}: LeadQueueOptions): LeadQueue {
  return {
    async add(lead) {
      const receipt = await store.addLead(lead, () => makeReference(random));
      if (!receipt.isRepeated) onStored();
      return receipt;
    },
  };
}
