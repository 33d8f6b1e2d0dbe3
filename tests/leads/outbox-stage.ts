import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import { type Mail, MailFailure } from "#app/adapters/email/mail.server.ts";
import { createLeadQueue } from "#app/adapters/outbox/lead-delivery.server.ts";
import type { OutboxStore } from "#app/adapters/outbox/outbox-store.server.ts";
import { createOutboxWorker } from "#app/adapters/outbox/outbox-worker.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { LeadSubmission, LeadReceipt } from "#app/domain/leads/lead.ts";
import type { VisitorEraser } from "#app/ports/visitor-eraser-ports.ts";
import type { Log } from "#app/ports.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { readProfile } from "./sample-profile.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";

const PROFILE = readProfile();

/** What the receiver does with one mail: takes it, answers with an error, or takes it and is never heard of again. */
type Reception =
  "take" | "take-and-hang-up" | "busy" | "refuse" | "refuse-settings";

/** A promise is a receiver that takes its time. */
export type Receiver = (mail: Mail) => Reception | Promise<Reception>;

/** A whole outbox in memory, with a clock and a receiver that a test moves. */
export interface OutboxStage {
  readonly database: Database;
  readonly store: OutboxStore;
  readonly clock: { ms: number; nowMs(): number };
  /** Of the process: never jumps. */
  readonly monotonic: { ms: number; nowMs(): number };
  /** Everything the receiver took, copies too. */
  readonly taken: Mail[];
  readonly logged: { event: string; fields: Record<string, unknown> }[];
  receive: Receiver;
  /** Nobody takes a connection. */
  isReceiverAway: boolean;
  /** Of each worker from now on. */
  connectionCount: number;
  submit(submission: LeadSubmission): Promise<LeadReceipt>;
  readonly records: ReturnType<typeof createLeadRecords>;
  readonly eraser: VisitorEraser;
  newWorker(
    isSurge?: () => boolean,
    store?: OutboxStore,
  ): ReturnType<typeof createOutboxWorker>;
  /** Both clocks. */
  pass(ms: number): void;
  close(): Promise<void>;
}

export async function setOutboxStage(
  seed = 1,
  profile: StoreProfile = PROFILE,
): Promise<OutboxStage> {
  const clock = movable(Date.UTC(2026, 10, 20, 18));
  const monotonic = movable(0);
  const logged: OutboxStage["logged"] = [];
  const record = (event: string, fields: Record<string, unknown> = {}) => {
    logged.push({ event, fields });
  };
  const log: Log = { debug: record, info: record, warn: record, error: record };
  const database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log },
  );
  const store = createLeadStore(database.leads, (error) => {
    throw error;
  });
  const random = createSeededChance(seed);
  const queue = createLeadQueue({ store, random, onStored: () => {} });
  const taken: Mail[] = [];
  let tokens = 0;
  const stage: OutboxStage = {
    database,
    store,
    clock,
    monotonic,
    taken,
    logged,
    receive: () => "take",
    isReceiverAway: false,
    connectionCount: 16,
    submit: (submission) =>
      storeLead({ leads: queue, profile, clock, log }, submission),
    records: createLeadRecords(database.leads),
    eraser: createVisitorEraser(database.leads, clock),
    newWorker: (isSurge = () => false, its = store) =>
      createOutboxWorker({
        store: its,
        readProfile: () => profile,
        clock,
        monotonic,
        log,
        random,
        makeToken: () => `token-${tokens++}`,
        isSurge,
        mailer: {
          connectionCount: stage.connectionCount,
          send: (mail) => receive(stage, mail),
          isReachable: async () => !stage.isReceiverAway,
        },
      }),
    pass(ms) {
      clock.ms += ms;
      monotonic.ms += ms;
    },
    close: () => database.close(),
  };
  return stage;
}

async function receive(stage: OutboxStage, mail: Mail): Promise<string> {
  if (stage.isReceiverAway) throw new MailFailure("refused", "unreachable");
  const answer = await stage.receive(mail);
  if (answer === "busy") throw new MailFailure("451 later", "later");
  if (answer === "refuse") throw new MailFailure("550 never", "never");
  if (answer === "refuse-settings")
    throw new MailFailure("550 5.7.1 not from here", "settings");
  stage.taken.push(mail);
  if (answer === "take-and-hang-up")
    throw new MailFailure("the connection was lost", "unconfirmed");
  return "250 OK";
}

function movable(ms: number) {
  return {
    ms,
    nowMs() {
      return this.ms;
    },
  };
}
