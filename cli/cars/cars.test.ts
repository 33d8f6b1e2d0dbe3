import { expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { openVehicleEdits } from "#app/operations.server.ts";
import { carsCommand } from "#cli/console/cars.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
} from "#tests/contracts/every-database.ts";
import {
  anImport,
  buildVin,
  vehiclesNumbered,
} from "#tests/contracts/import-requests.ts";

const VIN = buildVin(2);
const PROFILE = readProfile();

async function openCars({ database, store, clock }: OpenedDatabase) {
  await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
  const tools = openVehicleEdits(
    { database, feedInventory: store },
    { uploadsMegabytes: 1 },
  );
  return {
    find: async () => (await tools.edits.find(VIN))?.edits ?? [],
    listAudit: async () =>
      (
        await database.leads.db
          .selectFrom("console_audit")
          .selectAll()
          .orderBy("id")
          .execute()
      ).map(toRecordedEntry),
    async run(...args: readonly string[]) {
      let out = "";
      let err = "";
      const code = await carsCommand(args, {
        ...tools,
        clock,
        profile: PROFILE,
        isTerminal: false,
        stdout: { write: (text) => (out += text) },
        stderr: { write: (text) => (err += text) },
      });
      return { code, out, err };
    },
  };
}

testOnEveryDatabase(
  "each edit of the terminal is the console's, with a line of the audit by the command line",
  async (opened) => {
    const { run, find, listAudit } = await openCars(opened);
    const price = ["price", VIN.toLowerCase(), "$18,995.50"];
    expect((await run(...price, "--reason", "Weekend")).code).toBe(0);
    expect((await run("hide", VIN)).code).toBe(0);
    const pending = ["availability", VIN, "in-stock", "--hold", "sale-pending"];
    expect((await run(...pending)).code).toBe(0);
    expect((await run("comment", VIN, "One owner.")).code).toBe(0);
    expect(await find()).toMatchObject([
      { field: "hidden", value: true },
      {
        field: "availability",
        value: { stockStatus: "in-stock", hold: "sale-pending" },
      },
      { field: "salePriceCents", value: 1_899_550, reason: "Weekend" },
      { field: "description", value: "One owner." },
    ]);
    const audit = await listAudit();
    expect(audit).toHaveLength(4);
    for (const entry of audit)
      expect(entry).toMatchObject({
        action: "vehicle.changed",
        subject: VIN,
        by: { personId: null, name: "command line" },
      });
    expect((await run("list")).out).toContain("salePriceCents: 1899550");
    expect((await run("show", VIN)).out).toContain("command line: Weekend");
  },
);

testOnEveryDatabase(
  "what is taken back is the feed's again, and an edit that is changed again stays one",
  async (opened) => {
    const { run, find, listAudit } = await openCars(opened);
    await run("comment", VIN, "One owner.");
    await run("comment", VIN, "none");
    expect(await find()).toMatchObject([{ field: "description", value: null }]);
    expect((await run("take-back", VIN, "description")).code).toBe(0);
    expect(await find()).toEqual([]);
    expect((await run("take-back", VIN, "description")).code).toBe(1);
    expect((await listAudit()).at(-1)).toMatchObject({
      action: "vehicle.restored",
    });
    expect((await run("list")).out).toBe("Nobody edited any car.\n");
  },
);

testOnEveryDatabase(
  "a price without a reason, a value that is none and a VIN that nobody knows change nothing",
  async (opened) => {
    const { run, find, listAudit } = await openCars(opened);
    expect((await run("price", VIN, "18995")).err).toContain("Say why");
    const free = await run("price", VIN, "free", "--reason", "Weekend");
    expect(free).toMatchObject({ code: 64 });
    expect((await run("availability", VIN, "sold")).code).toBe(64);
    expect((await run("take-back", VIN, "color")).code).toBe(64);
    expect((await run("hide", buildVin(9))).code).toBe(1);
    expect(await find()).toEqual([]);
    expect(await listAudit()).toEqual([]);
  },
);
