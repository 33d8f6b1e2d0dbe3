import { randomBytes } from "node:crypto";
import { getCalendarFeedAddress } from "#app/domain/scheduling/appointment-address.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import {
  KIND_WORDS,
  listKinds,
  readKind,
  requireStore,
} from "./appointments-arguments.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "./appointments-context.ts";

export const FEED_USAGE = `Usage: appointments feed [--store <id> --kind <kind>] [--renew]

A calendar of a store's appointments, one for test drives and one for service, that calendar programs subscribe to. It
has names and phone numbers: whoever has its address reads them. The address is shown once, when it is made. Without
options it lists which calendars there are.

  --store <id>   whose
  --kind <kind>  test-drive or service
  --renew        a new address; the old one ends at once
`;

const SECRET_BYTES = 32;

export const appointmentsFeed: AppointmentsCommand = async (args, context) => {
  const { records, profile, clock, siteUrl, stdout, stderr } = context;
  const { values, positionals } = readArguments(args, {
    store: { type: "string" },
    kind: { type: "string" },
    renew: { type: "boolean", default: false },
  });
  noWords(positionals);
  if (values.store === undefined && values.kind === undefined && !values.renew)
    return listFeeds(context);
  const store = requireStore(values.store, profile);
  const kind = readKind(values.kind);
  if (kind === undefined)
    throw new WrongUsage("Say which calendar: --kind test-drive or service.");
  const feed = { storeId: store.id, kind };
  const renewedAtMs = await records.findFeed(feed);
  if (renewedAtMs !== null && !values.renew) {
    stderr.write(
      `There is one since ${formatLocalTime(renewedAtMs, store.timeZone)}. Its address is kept by nobody here: for a new one, which ends the old one, add --renew.\n`,
    );
    return EXIT_CODES.failed;
  }
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  await records.renewFeed(feed, secret, clock.nowMs());
  stdout.write(`${siteUrl}${getCalendarFeedAddress(secret)}\n`);
  stderr.write(
    "Subscribe to it in your calendar, and keep it to yourselves: it has names and phone numbers. It is not shown again.\n",
  );
  return EXIT_CODES.done;
};

async function listFeeds({
  records,
  profile,
  stdout,
}: AppointmentsContext): Promise<number> {
  for (const { id, timeZone } of profile.stores)
    for (const kind of listKinds(undefined)) {
      const renewedAtMs = await records.findFeed({ storeId: id, kind });
      stdout.write(
        `${id}  ${KIND_WORDS[kind].padEnd(10)}  ${renewedAtMs === null ? "none" : `since ${formatLocalTime(renewedAtMs, timeZone)}`}\n`,
      );
    }
  return EXIT_CODES.done;
}
