import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS } from "#app/domain/time.ts";
import {
  noWords,
  readArguments,
  readDays,
  readType,
} from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";
import { many } from "./lead-words.ts";

export const PURGE_USAGE = `Usage: leads purge --older-than <days>d [options]

Deletes old leads for good, with their attachments, deliveries and receipts. A lead that still waits for a
recipient stays. The running server does the same every day, by leads.retentionDays of the profile.

  --older-than <n>d  received more than so many days ago, as in 365d
  --type <TYPE>      only of one type, as in CAREERS
  --dry-run          only say how many there are
  --confirm          delete them
`;

const BATCH_SIZE = 200;
const PAUSE_MS = 50;

export const leadsPurge: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    "older-than": { type: "string" },
    type: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    confirm: { type: "boolean", default: false },
  });
  noWords(positionals);
  const days = readDays(values["older-than"] ?? "");
  if (days === null || days < 1)
    throw new WrongUsage("Say how old: --older-than 365d");
  const { records, clock, stdout, stderr } = context;
  const old = {
    receivedBeforeMs: clock.nowMs() - days * DAY_MS,
    type: readType(values.type),
  };
  const count = await records.countOld(old);
  const words = `${many(count, "lead")}${old.type === undefined ? "" : ` of type ${old.type}`}`;
  if (values["dry-run"] || count === 0) {
    stdout.write(
      `${words} older than ${many(days, "day")}. Nothing was deleted.\n`,
    );
    return EXIT_CODES.done;
  }
  if (!values.confirm) {
    stderr.write(
      `${words} older than ${many(days, "day")} would be deleted for good. Add --confirm to do it.\n`,
    );
    return EXIT_CODES.held;
  }
  const deleted = await purge(context, old);
  stdout.write(`${many(deleted, "lead")} deleted.\n`);
  return EXIT_CODES.done;
};

/** In small batches, so that visitors' leads get in between. */
async function purge(
  { records }: LeadsContext,
  old: Parameters<LeadsContext["records"]["countOld"]>[0],
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const inBatch = await records.purge({ ...old, limit: BATCH_SIZE });
    deleted += inBatch;
    if (inBatch < BATCH_SIZE) return deleted;
    await wait(PAUSE_MS);
  }
}
