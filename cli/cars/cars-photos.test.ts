import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { openVehicleEdits } from "#app/operations.server.ts";
import { carsCommand } from "#cli/console/cars.ts";
import { aPhoto } from "#tests/console/sent-pictures.ts";
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
const [ONE = "", TWO = "", THREE = ""] = ["1", "2", "3"].map(
  (it) => `https://photos.example/${it}.jpg`,
);
const folder = await mkdtemp(join(tmpdir(), "forecourt-cars-photos-"));
afterAll(() => rm(folder, { recursive: true }));

async function aFile(name: string, bytes: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function openCars({ database, store, clock }: OpenedDatabase) {
  const images = {
    imageCustomBg: [],
    previewImage: ONE,
    additionalImages: [TWO, THREE],
    evoxImages: [],
  };
  await store.commitImport(anImport(vehiclesNumbered([2], { images })));
  const tools = openVehicleEdits(
    { database, feedInventory: store },
    { uploadsMegabytes: 1 },
  );
  const run = async (...args: readonly string[]) => {
    let out = "";
    let err = "";
    const code = await carsCommand(["photos", ...args], {
      ...tools,
      clock,
      profile: PROFILE,
      isTerminal: false,
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
    });
    return { code, out, err };
  };
  return {
    run,
    listNumbered: async () =>
      (await run("list", VIN)).out.trimEnd().split("\n"),
    listAudit: async () =>
      (
        await database.leads.db
          .selectFrom("console_audit")
          .selectAll()
          .orderBy("id")
          .execute()
      ).map(toRecordedEntry),
  };
}

testOnEveryDatabase(
  "photos are hidden, shown and ordered by the numbers of the list, with a line of the audit each",
  async (opened) => {
    const { run, listNumbered, listAudit } = await openCars(opened);
    expect(await listNumbered()).toEqual([
      `1 ${ONE}`,
      `2 ${TWO}`,
      `3 ${THREE}`,
    ]);
    expect((await run("hide", VIN.toLowerCase(), "2")).code).toBe(0);
    expect((await run("order", VIN, "3", "1")).code).toBe(0);
    expect(await listNumbered()).toEqual([
      `1 ${THREE}`,
      `2 ${ONE}`,
      `3 ${TWO} (hidden)`,
    ]);
    expect((await run("show", VIN, "3")).code).toBe(0);
    expect((await run("show", VIN, "3")).out).toContain("stand so already");
    expect(JSON.parse((await run("list", VIN, "--json")).out)).toMatchObject({
      vin: VIN,
      photos: [{ address: THREE }, { address: ONE }, { isShown: true }],
    });
    const audit = await listAudit();
    expect(audit).toHaveLength(3);
    for (const { by } of audit) expect(by.name).toBe("command line");
  },
);

testOnEveryDatabase(
  "pictures are added behind the others in one edit, those that cannot be are named, and an added one is deleted for good",
  async (opened) => {
    const { run, listNumbered } = await openCars(opened);
    const added = await run(
      "add",
      VIN,
      await aFile("front.jpg", await aPhoto(1)),
      await aFile("notes.txt", "Wheels are new"),
      join(folder, "gone.jpg"),
      folder,
      await aFile("rear.png", await aPhoto(2, "png")),
    );
    expect(added.code).toBe(1);
    expect(added.out).toContain("2 photos added");
    expect(added.err.split("\n").slice(0, 2)).toEqual([
      "notes.txt is no JPEG, PNG, WebP or AVIF picture.",
      "gone.jpg is not there.",
    ]);
    expect(added.err).toContain(" is a folder.");
    const listed = await listNumbered();
    expect(listed).toHaveLength(5);
    expect(listed.at(-1)).toContain("(added by command line)");
    expect((await run("remove", VIN, "1")).err).toContain("came with the feed");
    expect((await run("remove", VIN, "5")).code).toBe(0);
    expect(await listNumbered()).toEqual(listed.slice(0, 4));
    expect((await run("remove", VIN, "5")).code).toBe(64);
  },
);

testOnEveryDatabase(
  "a call that is wrong changes nothing and says what may stand there",
  async (opened) => {
    const { run, listAudit } = await openCars(opened);
    expect((await run()).err).toContain("Say what to do with the photos.");
    expect((await run("turn", VIN)).err).toContain(
      "Use one of: list, add, hide, show, order, remove.",
    );
    expect((await run("hide", VIN, "4")).err).toContain("the car has 1 to 3");
    expect((await run("hide", VIN)).code).toBe(64);
    expect((await run("order", VIN)).code).toBe(64);
    expect((await run("add", VIN)).code).toBe(64);
    expect((await run("hide", VIN, "1", "--json")).code).toBe(64);
    expect((await run("hide", buildVin(9), "1")).code).toBe(1);
    expect(await listAudit()).toEqual([]);
  },
);
