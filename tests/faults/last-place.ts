import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { importFeed } from "./stage/imports.ts";
import { type MailServer, newMailServer } from "./stage/mail-server.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace, type SitePlace, startSite } from "./stage/site-process.ts";
import { judgeDrives } from "./stage/stored-appointments.ts";
import {
  chooseDriveTime,
  fillInDrive,
  listDriveTimes,
  sendDrive,
  type TestDrive,
  untilDriven,
  writeDriveProfile,
} from "./stage/test-drives.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";

const PAIRS = 200;
const OFFERED = 3;

export const lastPlaceOnSqlite: Fault = {
  id: "F20-slots",
  title: `two visitors want the last place of a time at once, ${PAIRS} times, SQLite`,
  async play(run) {
    const mail = await newMailServer(run);
    const profile = writeDriveProfile(run);
    const place = await newPlace(run, { smtpUrl: mail.url, profile });
    const site = startSite(run, place);
    await site.ready();
    return playPairs(run, place, mail, [site.origin, site.origin]);
  },
};

export const lastPlaceOnTwoNodes: Fault = {
  id: "F20-slots-pg",
  title: `two visitors want the last place of a time at once, ${PAIRS} times, two nodes`,
  obstacle: postgresObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const profile = writeDriveProfile(run);
    const nodes = await startTwoNodes(run, { smtpUrl: mail.url, profile });
    return playPairs(run, nodes.place, mail, [
      nodes.node(0).origin,
      nodes.node(1).origin,
    ]);
  },
};

type Origins = readonly [string, string];

/** Every other pair sends the last step at once, with nothing held; the others choose the time at once. */
async function playPairs(
  run: FaultRun,
  place: SitePlace,
  mail: MailServer,
  origins: Origins,
): Promise<FaultNumbers> {
  await importFeed(run, place, buildFeed(1, 23_457), 0);
  const times = listDriveTimes().slice(0, PAIRS);
  must(times.length === PAIRS, `There are ${times.length} times`);
  for (const origin of origins) await untilDriven(origin);
  const confirmed = new Map<string, TestDrive>();
  for (const [pair, startMs] of times.entries()) {
    const drives = [2 * pair, 2 * pair + 1].map((number) =>
      fillInDrive(number, startMs),
    ) as [TestDrive, TestDrive];
    const [drive, appointmentId] =
      pair % 2 === 0
        ? await raceToBook(origins, drives)
        : await raceToHold(origins, drives);
    confirmed.set(appointmentId, drive);
    if (pair % 20 === 19) run.say(`${pair + 1}/${PAIRS}`);
  }
  const count = await judgeDrives(place, confirmed, mail);
  must(count === PAIRS, `${PAIRS} times have ${count} test drives`);
  return {
    acknowledged: confirmed.size,
    lost: 0,
    duplicates: 0,
    note: `${PAIRS} pairs, each with one who got it and one who was offered others`,
  };
}

type Won = readonly [TestDrive, appointmentId: string];

async function raceToBook(
  origins: Origins,
  drives: readonly [TestDrive, TestDrive],
): Promise<Won> {
  const answers = await Promise.all(
    drives.map((drive, index) => sendDrive(origins[index] ?? "", drive)),
  );
  const won = drives.flatMap((drive, index): Won[] => {
    const answer = answers[index];
    return answer?.status === "booked" ? [[drive, answer.appointmentId]] : [];
  });
  const [first] = won;
  const states = answers.map(({ status }) => status).join(" and ");
  must(first !== undefined && won.length === 1, `The pair was ${states}`);
  const lost = answers.find((it) => it.status === "gone");
  must(lost !== undefined, `The pair was ${states}`);
  requireOffers(lost.offered, first[0].startMs);
  return first;
}

async function raceToHold(
  origins: Origins,
  drives: readonly [TestDrive, TestDrive],
): Promise<Won> {
  const holds = await Promise.all(
    drives.map((drive, index) => chooseDriveTime(origins[index] ?? "", drive)),
  );
  const winner = holds.findIndex((hold) => hold !== null);
  const held = holds.filter((hold) => hold !== null);
  must(held.length === 1, `Of two, ${held.length} hold the time`);
  const drive = drives[winner];
  const loser = drives[1 - winner];
  must(drive !== undefined && loser !== undefined, "There are two");
  // Whoever did not get it tries all the same, at the other node.
  const late = await sendDrive(origins[winner] ?? "", loser);
  must(late.status === "gone", `What another holds was ${late.status}`);
  requireOffers(late.offered, drive.startMs);
  const answer = await sendDrive(
    origins[1 - winner] ?? "",
    drive,
    holds[winner],
  );
  must(answer.status === "booked", `What is held was ${answer.status}`);
  return [drive, answer.appointmentId];
}

function requireOffers(offered: readonly number[], startMs: number): void {
  must(
    new Set(offered).size === OFFERED && !offered.includes(startMs),
    `Whoever was late was offered ${offered.join(", ")}`,
  );
}
