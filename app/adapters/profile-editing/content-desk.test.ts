import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { AuditEntry } from "#app/domain/console/audit-entry.ts";
import {
  formatJsonFile,
  putJson,
} from "#app/domain/profile-edits/json-tree.ts";
import type { ContentChange } from "#app/ports/content-ports.ts";
import { openContentDesk } from "./content-desk.server.ts";

const SAMPLE = path.resolve(import.meta.dirname, "../../../profiles/franchise");
const ANA = { personId: "p1", name: "Ana" };

let root: string;
let folder: string;
let lines: AuditEntry[];
let served: number;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-desk-"));
  folder = path.join(root, "profile");
  cpSync(SAMPLE, folder, { recursive: true });
  lines = [];
  served = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

function openDesk(beforeCheckEnds: () => void = () => {}) {
  return openContentDesk({
    folder,
    dataFolder: path.join(root, "data"),
    audit: {
      async add(entry) {
        lines.push(entry);
      },
    },
    async check({ name, text }) {
      const draft = { name, bytes: Buffer.from(text) };
      const result = loadStoreProfile(folder, Date.now(), () => [], draft);
      beforeCheckEnds();
      return {
        faults: result.ok ? [] : result.faults,
        restarts: [],
        async serve() {
          served++;
        },
      };
    },
  });
}

async function renameFirst(
  desk: ReturnType<typeof openDesk>,
  name: string,
): Promise<ContentChange> {
  const read = await desk.read("staff.json");
  if (read.status !== "read") throw new Error(read.problem);
  const document = putJson(read.document, [0, "firstName"], name) ?? null;
  return {
    file: "staff.json",
    revision: read.revision,
    text: formatJsonFile(document, read.text),
    action: "content.changed",
    subject: "staff ellen-brandt",
    storeId: "aurora",
    before: { firstName: "Ellen" },
    after: { firstName: name },
    by: ANA,
    nowMs: 1_000 + lines.length,
  };
}

const readStaff = () => readFileSync(path.join(folder, "staff.json"), "utf8");

test("a save writes the file, its line, and the version of before; all else keeps every byte", async () => {
  const desk = openDesk();
  const before = readStaff();
  expect(await desk.save(await renameFirst(desk, "Elena"))).toEqual({
    status: "saved",
    isLive: true,
  });
  expect(readStaff()).toBe(before.replace('"Ellen"', '"Elena"'));
  expect(lines).toMatchObject([
    { subject: "staff ellen-brandt", by: ANA, after: { firstName: "Elena" } },
  ]);
  expect(served).toBe(1);
  const [version] = await desk.listVersions("staff.json");
  expect(version).toMatchObject({ by: ANA, text: before, untilMs: 1_000 });
  expect(readdirSync(folder).filter((it) => it.startsWith("."))).toEqual([]);
});

test("a text that the check refuses is written nowhere", async () => {
  const desk = openDesk();
  const before = readStaff();
  const outcome = await desk.save(await renameFirst(desk, "  "));
  expect(outcome).toMatchObject({
    status: "refused",
    faults: [
      {
        file: "staff.json",
        path: [0, "firstName"],
        message: "must not be blank",
      },
    ],
  });
  expect([readStaff(), lines, served]).toEqual([before, [], 0]);
  expect(await desk.listVersions("staff.json")).toEqual([]);
});

test("of two who save the same text the second overwrites nothing", async () => {
  const desk = openDesk();
  const [first, second] = [
    await renameFirst(desk, "Elena"),
    await renameFirst(desk, "Elsa"),
  ];
  const outcomes = await Promise.all([desk.save(first), desk.save(second)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["saved", "stale"]);
  expect(readStaff()).toContain('"Elena"');
  expect(lines).toHaveLength(1);
});

test("who edits the file by hand while it is checked is not overwritten", async () => {
  const desk = openDesk(() =>
    writeFileSync(path.join(folder, "staff.json"), "[]\n"),
  );
  const change = await renameFirst(desk, "Elena");
  expect(await desk.save(change)).toEqual({ status: "stale" });
  expect([readStaff(), lines]).toEqual(["[]\n", []]);
  expect(readdirSync(folder).filter((it) => it.startsWith("."))).toEqual([]);
});

test("a broken file is told by line and column, and one that is no UTF-8 as well", async () => {
  const desk = openDesk();
  writeFileSync(path.join(folder, "staff.json"), '[\n  { "id": }\n]');
  expect(await desk.read("staff.json")).toMatchObject({
    status: "broken",
    problem: expect.stringContaining("staff.json:2:11"),
  });
  writeFileSync(
    path.join(folder, "staff.json"),
    Buffer.from([0x5b, 0xe9, 0x5d]),
  );
  expect(await desk.read("staff.json")).toMatchObject({ status: "broken" });
});

test("a fault in another file forbids the save and names that file", async () => {
  const desk = openDesk();
  const change = await renameFirst(desk, "Elena");
  writeFileSync(path.join(folder, "pages.json"), "{");
  expect(await desk.save(change)).toMatchObject({
    status: "refused",
    faults: expect.arrayContaining([
      expect.objectContaining({ file: "pages.json" }),
    ]),
  });
});

test("a database that is away forbids the save and leaves nothing behind", async () => {
  const before = readStaff();
  const desk = openContentDesk({
    folder,
    dataFolder: path.join(root, "data"),
    audit: { add: () => Promise.reject(new Error("away")) },
    check: async () => ({ faults: [], restarts: [], serve: async () => {} }),
  });
  await expect(desk.save(await renameFirst(desk, "Elena"))).rejects.toThrow(
    "away",
  );
  expect(readStaff()).toBe(before);
  expect(readdirSync(folder).filter((it) => it.startsWith("."))).toEqual([]);
});

test("the newest fifty versions of a file are kept", async () => {
  const desk = openContentDesk({
    folder,
    dataFolder: path.join(root, "data"),
    audit: { add: async (entry) => void lines.push(entry) },
    check: async () => ({ faults: [], restarts: [], serve: async () => {} }),
  });
  for (let count = 0; count < 53; count++)
    await desk.save(await renameFirst(desk, `Ellen ${count}`));
  const versions = await desk.listVersions("staff.json");
  expect(versions).toHaveLength(50);
  expect(versions[0]?.text).toContain('"Ellen 51"');
  expect(versions.at(-1)?.text).toContain('"Ellen 2"');
});

test("a version is found by its id, and an id that is a path finds nothing", async () => {
  const desk = openDesk();
  await desk.save(await renameFirst(desk, "Elena"));
  const [version] = await desk.listVersions("staff.json");
  expect(await desk.findVersion("staff.json", version?.id ?? "")).toEqual(
    version,
  );
  for (const id of ["../staff.json/x", "", "000000000001000-aaaaaaaaaaaa"])
    expect(await desk.findVersion("staff.json", id), id).toBeNull();
});

test("a profile that extends another edits a file of its own", async () => {
  const own = path.join(root, "own");
  mkdirSync(own);
  writeFileSync(path.join(own, "extends.txt"), "../profile\n");
  const before = readStaff();
  const base = folder;
  folder = own;
  const desk = openDesk();
  expect(await desk.save(await renameFirst(desk, "Elena"))).toMatchObject({
    status: "saved",
  });
  folder = base;
  expect(readStaff()).toBe(before);
  expect(readFileSync(path.join(own, "staff.json"), "utf8")).toContain(
    '"Elena"',
  );
  expect(readdirSync(own).toSorted()).toEqual(["extends.txt", "staff.json"]);
});

test.skipIf(process.getuid?.() === 0)(
  "a folder that cannot be written to is told in words",
  async () => {
    const desk = openDesk();
    const change = await renameFirst(desk, "Elena");
    chmodSync(folder, 0o500);
    const outcome = await desk.save(change);
    chmodSync(folder, 0o700);
    expect(outcome).toEqual({
      status: "unwritable",
      problem: "the server may not write there",
    });
  },
);

test("a place for versions that cannot be written to forbids the save", async () => {
  const desk = openDesk();
  const before = readStaff();
  writeFileSync(path.join(root, "data"), "a file where the folder should be");
  expect(await desk.save(await renameFirst(desk, "Elena"))).toEqual({
    status: "unwritable",
    problem: "the folder is gone",
  });
  expect([readStaff(), lines]).toEqual([before, []]);
});
