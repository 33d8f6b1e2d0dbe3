import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { findRecipientAddress } from "#app/domain/leads/recipient-places.ts";
import { readArguments, readReference } from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";
import { many } from "./lead-words.ts";

export const REPLAY_USAGE = `Usage: leads replay <reference> [--again]
       leads replay --all-dead

Puts deliveries that were given up back into the queue, with all their attempts before them. They go to the
recipient's address as the profile has it now.

  --again     to recipients who got the lead already, too
  --all-dead  those of every lead
`;

export const leadsReplay: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    again: { type: "boolean", default: false },
    "all-dead": { type: "boolean", default: false },
  });
  const [text, ...others] = positionals;
  if (values["all-dead"]) {
    if (text !== undefined || values.again)
      throw new WrongUsage("--all-dead stands alone.");
    return replayAllDead(context);
  }
  if (text === undefined || others.length > 0)
    throw new WrongUsage(
      "Name one lead by its reference, as in K7Q2-9FXM, or say --all-dead.",
    );
  return replayOne(readReference(text), values.again, context);
};

async function replayAllDead(context: LeadsContext): Promise<number> {
  const { records, clock, profile, stdout } = context;
  const count = await records.replay({
    leadId: null,
    isDeadOnly: true,
    nowMs: clock.nowMs(),
    by: COMMAND_LINE,
    findAddress: addressIn(profile),
  });
  stdout.write(
    count === 0
      ? "Nothing was given up: there is nothing to replay.\n"
      : `${many(count, "delivery", "deliveries")} ${count === 1 ? "is" : "are"} back in the queue.\n${NEXT}See what became of them: leads list --state dead\n`,
  );
  return EXIT_CODES.done;
}

async function replayOne(
  reference: string,
  isAgain: boolean,
  { records, clock, profile, stdout, stderr, place }: LeadsContext,
): Promise<number> {
  const record = await records.find(reference);
  if (record === null) {
    stderr.write(
      `There is no lead ${reference} in ${place}. The newest ones: leads list\n`,
    );
    return EXIT_CODES.failed;
  }
  const count = await records.replay({
    leadId: record.id,
    isDeadOnly: !isAgain,
    nowMs: clock.nowMs(),
    by: COMMAND_LINE,
    findAddress: addressIn(profile),
  });
  if (count > 0) {
    stdout.write(
      `${many(count, "delivery", "deliveries")} of ${reference} ${count === 1 ? "is" : "are"} back in the queue.\n${NEXT}See what became of it: leads show ${reference}\n`,
    );
    return EXIT_CODES.done;
  }
  const waiting = record.deliveries.filter(({ state }) => state === "waiting");
  stdout.write(
    waiting.length > 0
      ? `Nothing of ${reference} was given up; ${many(waiting.length, "delivery is", "deliveries are")} in the queue already.\n`
      : `Nothing of ${reference} was given up: everybody got it. To send it once more: leads replay ${reference} --again\n`,
  );
  return EXIT_CODES.done;
}

function addressIn(profile: LeadsContext["profile"]) {
  return (recipientId: string, storeId: string): string | null =>
    findRecipientAddress(recipientId, storeId, profile);
}

const NEXT =
  "The running server sends within a second or two; without one they go out when it starts.\n";
