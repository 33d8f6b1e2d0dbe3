import { expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { openFeedDesk } from "#app/operations.server.ts";
import { feedsCommand } from "#cli/console/feeds.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
} from "#tests/contracts/every-database.ts";
import {
  anImport,
  vehiclesNumbered,
} from "#tests/contracts/import-requests.ts";

const PROFILE = readProfile();

/** Four cars are for sale, and a file with one of them is held. */
async function openFeeds({ database, store, clock }: OpenedDatabase) {
  const desk = openFeedDesk({ database }, { feedDir: "/feeds" });
  await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 4])));
  await store.commitImport(
    anImport(vehiclesNumbered([1]), {
      rowCount: 2,
      refused: [{ row: 2, vin: null, reason: "VIN is missing" }],
      file: { name: "lot.csv", contentHash: "aa11" },
    }),
  );
  const [held] = await desk.listRuns({ storeIds: null, limit: 1 });
  return {
    id: String(held?.run.id),
    find: () => desk.findRun(held?.run.id ?? 0, null),
    listAudit: async () =>
      (
        await database.leads.db
          .selectFrom("console_audit")
          .selectAll()
          .execute()
      ).map(toRecordedEntry),
    async run(...args: readonly string[]) {
      let out = "";
      let err = "";
      const code = await feedsCommand(args, {
        desk,
        clock,
        profile: PROFILE,
        stdout: { write: (text) => (out += text) },
        stderr: { write: (text) => (err += text) },
      });
      return { code, out, err };
    },
  };
}

testOnEveryDatabase(
  "a release at the terminal says what it would do, and is the console's with the command line in the audit",
  async (opened) => {
    const { id, run, find, listAudit } = await openFeeds(opened);
    expect((await run("list")).out).toContain("main/dms held");
    const shown = (await run("show", id)).out;
    expect(shown).toContain("held: vanishing, 3 of 4");
    expect(shown).toContain("refused: row 2, VIN -: VIN is missing");
    const asked = await run("release", id);
    expect(asked.code).toBe(3);
    expect(asked.out).toBe("3 of 4 vehicles for sale would go.\n");
    expect(await listAudit()).toEqual([]);
    expect((await run("release", id, "--confirm")).code).toBe(0);
    expect((await find())?.decision).toMatchObject({
      state: "waiting",
      by: { personId: null, name: "command line" },
    });
    expect(await listAudit()).toMatchObject([
      { action: "feed.released", subject: "lot.csv" },
    ]);
    const late = await run("drop", id);
    expect(late.code).toBe(1);
    expect(late.err).toContain("command line decided before: import");
  },
);

testOnEveryDatabase(
  "what is dropped at the terminal is left out, and what is no held run is said",
  async (opened) => {
    const { id, run, find } = await openFeeds(opened);
    expect((await run("drop", id)).out).toBe("Left out.\n");
    expect((await find())?.decision?.decision).toBe("leave-out");
    expect((await run("drop", "999")).code).toBe(1);
    expect((await run("release", "lot.csv")).code).toBe(64);
    const first = String(Number(id) - 1);
    const notHeld = await run("release", first, "--confirm");
    expect(notHeld).toMatchObject({ code: 1, err: "It is not held.\n" });
  },
);
