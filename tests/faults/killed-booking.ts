import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultNumbers, type FaultRun, must } from "./fault.ts";
import { importFeed } from "./stage/imports.ts";
import { killAgainAndAgain } from "./stage/kills.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPostgres, postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { judgeDrives } from "./stage/stored-appointments.ts";
import {
  fillInDrive,
  listDriveTimes,
  sendDrive,
  type TestDrive,
  untilDriven,
  writeDriveProfile,
} from "./stage/test-drives.ts";
import { waitUntil } from "./stage/wait-until.ts";

const KILLS = 20;
const VISITORS = 6;

export const killedBookingOnSqlite: Fault = {
  id: "F32",
  title: "kill -9 while test drives are booked, SQLite",
  play: (run) => playKills(run, undefined),
};

export const killedBookingOnPostgres: Fault = {
  id: "F32-pg",
  title: "kill -9 while test drives are booked, PostgreSQL",
  obstacle: postgresObstacle,
  play: async (run) => playKills(run, (await newPostgres(run)).url),
};

async function playKills(
  run: FaultRun,
  databaseUrl: string | undefined,
): Promise<FaultNumbers> {
  const mail = await newMailServer(run);
  const profile = writeDriveProfile(run);
  const smtpUrl = mail.url;
  const place = await newPlace(run, { databaseUrl, smtpUrl, profile });
  const site = startSite(run, place);
  await site.ready();
  await importFeed(run, place, buildFeed(1, 23_457), 0);
  await untilDriven(site.origin);
  const bookers = startBookers(site.origin);
  await killAgainAndAgain(run, place, site, {
    count: KILLS,
    withinMs: 300,
    async prepare() {
      // Bookings of this life are on their way.
      const before = bookers.confirmed.size;
      await waitUntil("test drives are booked", () => {
        bookers.requireContent();
        return bookers.confirmed.size >= before + 3;
      });
    },
    check: bookers.requireContent,
    describe: () => `${bookers.confirmed.size} confirmed`,
  });
  await bookers.settle();
  const count = await judgeDrives(place, bookers.confirmed, mail);
  must(
    count === bookers.confirmed.size,
    `${bookers.confirmed.size} test drives were confirmed, and ${count} are there`,
  );
  return {
    acknowledged: count,
    lost: 0,
    duplicates: 0,
    note: `${KILLS} kills, each test drive there once, with its lead and its mail`,
  };
}

/** Visitors who book one time after another, two of them the same; each sends its form until it is answered. */
function startBookers(origin: string) {
  const times = listDriveTimes();
  const confirmed = new Map<string, TestDrive>();
  let taken = 0;
  let isSettling = false;
  let fault: unknown = null;
  const all = Promise.all(
    Array.from({ length: VISITORS }, () => visit()),
  ).catch((error: unknown) => {
    fault = error;
    isSettling = true;
  });

  async function visit(): Promise<void> {
    while (!isSettling) {
      const number = taken++;
      const startMs = times[Math.floor(number / 2)];
      if (startMs === undefined) return;
      await book(fillInDrive(number, startMs));
      await sleep(20);
    }
  }

  async function book(drive: TestDrive): Promise<void> {
    for (;;) {
      const answer = await sendDrive(origin, drive);
      if (answer.status === "gone") return;
      if (answer.status !== "booked") {
        await sleep(50);
        continue;
      }
      confirmed.set(answer.appointmentId, drive);
      if (drive.number % 10 === 0) await requireSameAnswer(drive, answer);
      return;
    }
  }

  /** A form that is sent again leads to what it booked. */
  async function requireSameAnswer(
    drive: TestDrive,
    first: { readonly appointmentId: string },
  ): Promise<void> {
    const again = await sendDrive(origin, drive);
    if (again.status === "booked")
      must(
        again.appointmentId === first.appointmentId,
        `One form booked twice: test drive ${drive.number}`,
      );
    must(again.status !== "gone", "What was booked is said to be gone");
  }

  function requireContent(): void {
    if (fault !== null) throw fault;
  }

  return {
    confirmed,
    requireContent,
    async settle() {
      isSettling = true;
      let isDone = false;
      void all.then(() => {
        isDone = true;
      });
      await waitUntil("every form is answered", () => isDone);
      requireContent();
    },
  };
}
