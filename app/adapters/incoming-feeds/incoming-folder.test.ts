import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FolderOrder, FolderResult } from "./import-in-worker.server.ts";
import {
  createIncomingFolder,
  type IncomingFolderOptions,
} from "./incoming-folder.server.ts";
import { createLimitedCalls } from "./limited-calls.server.ts";

const STORES = [
  { id: "aurora", timeZone: "America/Chicago" },
  { id: "joliet", timeZone: "America/Chicago" },
];
const REPORT = {
  format: "generic",
  unreadColumns: [],
  rowCount: 3,
  vehicleCount: 2,
  mergedRowCount: 0,
  refused: [{ row: 2, vin: null, reason: "no VIN" }],
  warnings: [],
  notices: [],
  photoHosts: [],
  vinFilledRowCount: 0,
  vinContradictedRowCount: 0,
};
const COMMITTED: FolderResult = {
  kind: "imported",
  report: REPORT,
  outcome: {
    status: "committed",
    runId: 1,
    counts: {
      added: 2,
      returned: 0,
      changed: 0,
      priceChanged: 0,
      unchanged: 0,
      gone: 0,
      samplesRemoved: 0,
      elsewhere: 0,
    },
    elsewhere: [],
    inventoryVersion: 2,
  },
};
const HELD: FolderResult = {
  kind: "imported",
  report: REPORT,
  outcome: {
    status: "held",
    reason: "vanishing",
    wouldVanish: 1_234,
    current: 2_000,
  },
};

let feedDir = "";
let clock = { ms: 0, nowMs: () => 0 };
let orders: FolderOrder[] = [];
let logged: string[] = [];
let counted: string[] = [];
beforeEach(() => {
  feedDir = mkdtempSync(join(tmpdir(), "incoming-"));
  clock = {
    ms: Date.UTC(2026, 10, 21, 22, 40),
    nowMs() {
      return this.ms;
    },
  };
  orders = [];
  logged = [];
  counted = [];
});
afterEach(() => rmSync(feedDir, { recursive: true }));

const HELD_LOCK = { isHeld: async () => true, release: async () => {} };

function openFolder(
  result: FolderResult | ((order: FolderOrder) => FolderResult) = COMMITTED,
  changes: Partial<IncomingFolderOptions> = {},
) {
  const write = (event: string, fields?: Record<string, unknown>) =>
    void logged.push(`${event} ${JSON.stringify(fields)}`);
  const folder = createIncomingFolder({
    feedDir,
    stores: STORES,
    clock,
    log: { debug: write, info: write, warn: write, error: write },
    importFile: async (order) => {
      orders.push(order);
      return typeof result === "function" ? result(order) : result;
    },
    takeLock: async () => HELD_LOCK,
    describe: ({ rowCount }) => `${rowCount} rows read`,
    count: (outcome) => void counted.push(outcome),
    ...changes,
  });
  return {
    ...folder,
    looks: async (count: number) => {
      for (let at = 0; at < count; at++) {
        clock.ms += 5_000;
        await folder.look(new AbortController().signal);
      }
    },
  };
}

function put(path: string, content = "VIN,Year\n"): string {
  const file = join(feedDir, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const list = (path: string) => readdirSync(join(feedDir, path)).toSorted();

function putPipe(path: string): void {
  const file = join(feedDir, path);
  mkdirSync(join(file, ".."), { recursive: true });
  expect(spawnSync("mkfifo", [file]).status).toBe(0);
}

function putLink(path: string, target: string): void {
  const file = join(feedDir, path);
  mkdirSync(join(file, ".."), { recursive: true });
  symlinkSync(target, file);
}

function readRefusal(store: string): string {
  const report = list(`${store}/refused`).find((it) => it.endsWith(".txt"));
  return readFileSync(join(feedDir, store, "refused", report ?? ""), "utf8");
}

test("each store gets a folder to put feeds into", async () => {
  await openFolder().looks(1);
  expect(list(".")).toEqual(["aurora", "joliet"]);
  expect(list("aurora")).toEqual(["done", "importing", "refused"]);
});

test("a feed is imported at the second look that sees it unchanged, and put away with its report", async () => {
  const folder = openFolder();
  put("aurora/used--lot.csv");
  await folder.looks(1);
  expect(orders).toEqual([]);
  await folder.looks(1);
  expect(orders).toEqual([
    {
      path: join(
        feedDir,
        "aurora/importing/2026-11-21_22-40-10-000_used--lot.csv",
      ),
      storeId: "aurora",
      feed: "used",
      today: "2026-11-21",
      format: "auto",
      units: { units: "miles", currencyAsUsd: null },
      mapping: null,
      words: [],
    },
  ]);
  const name = "2026-11-21_22-40-10-000_used--lot.csv";
  expect(list("aurora/done")).toEqual([
    name,
    `${name}.report.json`,
    `${name}.report.txt`,
  ]);
  expect(list("aurora/importing")).toEqual([]);
  expect(
    readFileSync(join(feedDir, "aurora/done", `${name}.report.txt`), "utf8"),
  ).toContain("Imported. The website shows it.\n\n3 rows read");
  await folder.looks(3);
  expect(orders).toHaveLength(1);
  expect(counted).toEqual(["committed"]);
});

test("a feed that grows waits until it has stopped", async () => {
  const folder = openFolder();
  const file = put("aurora/lot.csv");
  for (let at = 0; at < 4; at++) {
    await folder.looks(1);
    appendFileSync(file, "another row\n");
  }
  expect(orders).toEqual([]);
  await folder.looks(2);
  expect(orders).toHaveLength(1);
});

test("a held feed says why, and the very command that goes ahead", async () => {
  put("joliet/main lot.csv");
  await openFolder(HELD).looks(2);
  const path = join(
    feedDir,
    "joliet/refused/2026-11-21_22-40-10-000_main lot.csv",
  );
  expect(existsSync(path)).toBe(true);
  const report = readFileSync(`${path}.report.txt`, "utf8");
  expect(report).toContain("1,234 of 2,000 vehicles for sale");
  expect(report).toContain(
    `npm run forecourt -- import '${path}' --store joliet --feed main --confirm`,
  );
  expect(report).toContain(
    "Saturday, November 21, 2026 at 4:40 PM (America/Chicago)",
  );
  expect(JSON.parse(readFileSync(`${path}.report.json`, "utf8"))).toMatchObject(
    {
      storeId: "joliet",
      feed: "main",
      result: "held",
      command: expect.stringContaining("--confirm"),
      rowCount: 3,
      refused: [{ row: 2 }],
    },
  );
  expect(counted).toEqual(["held"]);
});

test("a feed that cannot be read is refused with the reason, and kept", async () => {
  put("aurora/lot.csv", "broken");
  await openFolder({ kind: "refused", reason: "It is a web page." }).looks(2);
  const [name = "", , report = ""] = list("aurora/refused");
  expect(readFileSync(join(feedDir, "aurora/refused", name), "utf8")).toBe(
    "broken",
  );
  const text = readFileSync(join(feedDir, "aurora/refused", report), "utf8");
  expect(text).toContain("REFUSED. The inventory stays as it was.");
  expect(text).toContain("It is a web page.");
  expect(text).toContain("move the feed back into the store's folder");
  expect(text).not.toContain("--confirm");
});

test("somebody is told of a feed that cannot be read, and of no other", async () => {
  const told: unknown[] = [];
  const tellRefused = async (file: unknown) => void told.push(file);
  put("aurora/used--lot.csv", "broken");
  const refused = { kind: "refused", reason: "It is a web page." } as const;
  await openFolder(refused, { tellRefused }).looks(2);
  expect(told).toEqual([
    {
      storeId: "aurora",
      feed: "used",
      file: expect.stringContaining("used--lot.csv"),
      reason: "It is a web page.",
    },
  ]);
  put("joliet/lot.csv");
  await openFolder(HELD, { tellRefused }).looks(2);
  await openFolder(COMMITTED, { tellRefused }).looks(2);
  expect(told).toHaveLength(1);
});

test.each([
  ["sample--lot.csv", "{}", "belongs to the sample inventory"],
  ["lot.csv", '{"format":"xls"}', "options.json: format: must be one of auto"],
  ["lot.csv", '{"units":"leagues"}', "options.json: units: must be one of"],
  ["lot.csv", '{"currency":"cad"}', "options.json: currency: must be usd"],
  ["lot.csv", '{"colour":"red"}', "options.json: colour: is an unknown key"],
  ["lot.csv", "{", "options.json: must be a JSON object"],
])("%s with %s is refused: %s", async (name, options, reason) => {
  put("aurora/options.json", options);
  put(`aurora/${name}`);
  await openFolder().looks(2);
  expect(orders).toEqual([]);
  const report = list("aurora/refused").find((it) => it.endsWith(".txt"));
  expect(
    readFileSync(join(feedDir, "aurora/refused", report ?? ""), "utf8"),
  ).toContain(reason);
});

test("a mapping that has faults refuses the feed and names them", async () => {
  put("aurora/mapping.json", '{"columns":{"Fahrgestell":"vine"}}');
  put("aurora/lot.csv");
  await openFolder().looks(2);
  expect(orders).toEqual([]);
  const report = list("aurora/refused").find((it) => it.endsWith(".txt"));
  expect(
    readFileSync(join(feedDir, "aurora/refused", report ?? ""), "utf8"),
  ).toContain('mapping.json: columns["Fahrgestell"]');
});

test("the store's own options are those of the import, and stand in the command", async () => {
  put(
    "aurora/options.json",
    '{"format":"vauto","units":"km-to-miles","currency":"accept-cad-as-usd"}',
  );
  put("aurora/mapping.json", '{"columns":{"Fahrgestell":"vin"}}');
  put("aurora/lot.csv");
  await openFolder(HELD).looks(2);
  expect(orders).toMatchObject([
    {
      format: "vauto",
      units: { units: "km-to-miles", currencyAsUsd: "CAD" },
      mapping: { columns: { Fahrgestell: "vin" } },
    },
  ]);
  const report = list("aurora/refused").find((it) => it.endsWith(".txt"));
  expect(
    readFileSync(join(feedDir, "aurora/refused", report ?? ""), "utf8"),
  ).toContain(
    `--format vauto --units km-to-miles --currency accept-cad-as-usd --mapping ${join(feedDir, "aurora/mapping.json")} --confirm`,
  );
});

test("partial files, links and folders are left alone", async () => {
  put("aurora/lot.csv.part");
  put("aurora/photos/1.jpg");
  const outside = put("outside.csv");
  const folder = openFolder();
  await folder.looks(1);
  symlinkSync(outside, join(feedDir, "aurora/link.csv"));
  await folder.looks(3);
  expect(orders).toEqual([]);
  expect(list("aurora")).toContain("lot.csv.part");
});

test("what belongs to no store is told once, with the stores that there are", async () => {
  put("chicago/lot.csv");
  put("lot.csv");
  await openFolder().looks(3);
  expect(orders).toEqual([]);
  expect(logged).toEqual([
    'incoming-feeds.no-such-store {"name":"chicago","stores":["aurora","joliet"]}',
    'incoming-feeds.no-such-store {"name":"lot.csv","stores":["aurora","joliet"]}',
  ]);
  expect(existsSync(join(feedDir, "chicago/lot.csv"))).toBe(true);
});

test("a feed that changed while it was read is read again when it has settled", async () => {
  let reads = 0;
  const folder = openFolder(({ path }) => {
    if (++reads > 1) return COMMITTED;
    appendFileSync(path, "the rest\n");
    return { kind: "changed" };
  });
  put("aurora/lot.csv");
  await folder.looks(2);
  expect(list("aurora/importing")).toHaveLength(1);
  await folder.looks(2);
  expect(reads).toBe(2);
  expect(counted).toEqual(["changed", "committed"]);
  expect(list("aurora/done")).toHaveLength(3);
});

test("a newer feed that comes while the older is read is imported after it", async () => {
  const folder = openFolder((order) => {
    if (orders.length === 1) put("aurora/lot.csv", "newer\n");
    return order === orders[0] || orders.length > 1 ? COMMITTED : HELD;
  });
  put("aurora/lot.csv", "older\n");
  await folder.looks(5);
  expect(list("aurora/done").filter((it) => it.endsWith(".csv"))).toHaveLength(
    2,
  );
  const contents = list("aurora/done")
    .filter((it) => it.endsWith(".csv"))
    .map((it) => readFileSync(join(feedDir, "aurora/done", it), "utf8"));
  expect(contents).toEqual(["older\n", "newer\n"]);
});

test("what is replaced between the look and the taking is not imported before it has settled", async () => {
  let isReplaced = false;
  const folder = openFolder(COMMITTED, {
    takeLock: async () => ({
      release: async () => {},
      // Asked right before a file is taken.
      async isHeld() {
        if (isReplaced) put("aurora/lot.csv", "quite another one\n");
        isReplaced = false;
        return true;
      },
    }),
  });
  put("aurora/lot.csv");
  await folder.looks(1);
  isReplaced = true;
  // First asked by the look itself.
  await folder.looks(1);
  expect(orders).toEqual([]);
  await folder.looks(2);
  expect(orders).toHaveLength(1);
});

test("what another process took and never finished is imported, before what came later", async () => {
  const left = put(
    "aurora/importing/2026-11-20_10-00-00-000_used--lot.csv",
    "left\n",
  );
  utimesSync(left, 1_000, 1_000);
  put("aurora/used--lot.csv", "later\n");
  await openFolder().looks(2);
  expect(orders.map(({ feed }) => feed)).toEqual(["used", "used"]);
  expect(orders[0]?.path).toBe(left);
});

test("a full disk or a database that is away is tried again every minute, for as long as it takes", async () => {
  let isFull = true;
  const folder = openFolder(() =>
    isFull
      ? { kind: "failed", reason: "The disk is full.", isPassing: true }
      : COMMITTED,
  );
  put("aurora/lot.csv");
  await folder.looks(2 + 12 * 5);
  expect(orders).toHaveLength(6);
  expect(list("aurora/importing")).toHaveLength(1);
  expect(logged[0]).toContain("The disk is full.");
  isFull = false;
  await folder.looks(12);
  expect(list("aurora/done")).toHaveLength(3);
});

test("what fails three times for a reason of its own is refused, so that somebody sees it", async () => {
  put("aurora/lot.csv");
  await openFolder({
    kind: "failed",
    reason: "out of memory",
    isPassing: false,
  }).looks(30);
  expect(orders).toHaveLength(3);
  expect(list("aurora/refused")).toHaveLength(3);
  expect(counted).toEqual(["failed", "failed", "refused"]);
});

test("nobody looks while another process holds the lock, and who holds it sees at once when it is lost", async () => {
  let isFree = false;
  const folder = openFolder(COMMITTED, {
    takeLock: async () => (isFree ? HELD_LOCK : null),
  });
  put("aurora/lot.csv");
  await folder.looks(5);
  expect(list(".")).toEqual(["aurora"]);
  isFree = true;
  await folder.looks(2);
  expect(orders).toHaveLength(1);
});

test("two servers over one folder import each feed once", async () => {
  const holders: object[] = [];
  const takeLock = async () => {
    if (holders.length > 0) return null;
    const lock = {
      isHeld: async () => holders.includes(lock),
      release: async () => void holders.splice(0),
    };
    holders.push(lock);
    return lock;
  };
  const [one, other] = [
    openFolder(COMMITTED, { takeLock }),
    openFolder(COMMITTED, { takeLock }),
  ];
  put("aurora/lot.csv");
  for (let at = 0; at < 3; at++)
    await Promise.all([one.looks(1), other.looks(1)]);
  put("aurora/lot.csv");
  await one.close();
  for (let at = 0; at < 3; at++) await other.looks(1);
  expect(orders).toHaveLength(2);
});

test("an import that is broken off leaves its file to the next process", async () => {
  const stopping = new AbortController();
  const folder = openFolder(COMMITTED, {
    async importFile() {
      stopping.abort();
      return { kind: "failed", reason: "broken off", isPassing: true };
    },
  });
  put("aurora/lot.csv");
  await folder.look(stopping.signal);
  await folder.look(stopping.signal);
  expect(list("aurora/importing")).toHaveLength(1);
  expect(counted).toEqual([]);
  await openFolder().looks(2);
  expect(list("aurora/done")).toHaveLength(3);
});

test("of what is done the newest are kept, of what is refused everything", async () => {
  const results = [COMMITTED, COMMITTED, HELD, COMMITTED, HELD];
  const folder = openFolder(() => results[orders.length - 1] ?? COMMITTED, {
    keepDone: 2,
  });
  for (const name of ["a.csv", "b.csv", "c.csv", "d.csv", "e.csv"]) {
    put(`aurora/${name}`);
    await folder.looks(2);
  }
  const done = list("aurora/done").filter((it) => it.endsWith(".csv"));
  expect(done.map((it) => it.slice(-5))).toEqual(["b.csv", "d.csv"]);
  expect(list("aurora/done")).toHaveLength(6);
  expect(list("aurora/refused")).toHaveLength(6);
});

test("a refused feed that is moved back is read again under its own name", async () => {
  const folder = openFolder(() => (orders.length === 1 ? HELD : COMMITTED));
  put("aurora/used--lot.csv");
  await folder.looks(2);
  const [name = ""] = list("aurora/refused");
  renameSync(
    join(feedDir, "aurora/refused", name),
    join(feedDir, "aurora", name),
  );
  await folder.looks(2);
  expect(orders.map(({ feed }) => feed)).toEqual(["used", "used"]);
  expect(list("aurora/done")[0]).toBe("2026-11-21_22-40-20-000_used--lot.csv");
});

const SECRET = "root:x:0:0:root:/root:/bin/bash";

/** What somebody may put into the store's folder, and what is logged of it. */
const MISHAPS: Readonly<
  Record<string, { readonly put: () => void; readonly told: string }>
> = {
  "done as a file": {
    put: () => void put("aurora/done"),
    told: "done is a file where a folder of ours must be",
  },
  "done as a link": {
    put() {
      mkdirSync(join(feedDir, "joliet/elsewhere"), { recursive: true });
      putLink("aurora/done", join(feedDir, "joliet/elsewhere"));
    },
    told: "done is a link where a folder of ours must be",
  },
  "importing as a link to another folder": {
    put() {
      put("joliet/elsewhere/private.csv");
      putLink("aurora/importing", join(feedDir, "joliet/elsewhere"));
    },
    told: "importing is a link where a folder of ours must be",
  },
  "refused as a pipe": {
    put: () => putPipe("aurora/refused"),
    told: "refused is a pipe or a device where a folder of ours must be",
  },
  "a pipe for a feed": {
    put: () => putPipe("aurora/lot.csv"),
    told: '{"store":"aurora","name":"lot.csv","kind":"a pipe or a device"}',
  },
  "a link for a feed": {
    put: () => putLink("aurora/lot.csv", "/etc/hostname"),
    told: '{"store":"aurora","name":"lot.csv","kind":"a link"}',
  },
  "options.json as a folder": {
    put() {
      put("aurora/options.json/file");
      put("aurora/lot.csv");
    },
    told: "incoming-feeds.refused",
  },
  "options.json as a pipe": {
    put() {
      putPipe("aurora/options.json");
      put("aurora/lot.csv");
    },
    told: "incoming-feeds.refused",
  },
  "a store that is a file": {
    put: () => void put("aurora"),
    told: "ENOTDIR",
  },
};

test.each(Object.entries(MISHAPS))(
  "%s stops no other store, and is told once",
  async (_, { put: putMishap, told }) => {
    putMishap();
    put("joliet/lot.csv");
    await openFolder().looks(6);
    expect(orders.map(({ storeId }) => storeId)).toEqual(["joliet"]);
    expect(logged.filter((it) => it.includes(told))).toHaveLength(1);
  },
);

test("a store whose folder was put right is looked at again", async () => {
  put("aurora/done");
  put("aurora/lot.csv");
  const folder = openFolder();
  await folder.looks(4);
  expect(orders).toEqual([]);
  rmSync(join(feedDir, "aurora/done"));
  await folder.looks(2);
  expect(orders).toHaveLength(1);
});

test.each([
  ["options.json", "a folder", (path: string) => void put(`${path}/file`)],
  ["options.json", "a pipe or a device", putPipe],
  ["mapping.json", "a pipe or a device", putPipe],
  ["mapping.json", "a folder", (path: string) => void put(`${path}/file`)],
])("%s that is %s refuses the feed", async (name, kind, putOdd) => {
  putOdd(`aurora/${name}`);
  put("aurora/lot.csv");
  await openFolder().looks(2);
  expect(orders).toEqual([]);
  expect(readRefusal("aurora")).toContain(`${name}: is ${kind}.`);
});

test.each(["options.json", "mapping.json"])(
  "%s that is a link is not followed: no report quotes what it leads to",
  async (name) => {
    putLink(`aurora/${name}`, put("secret", SECRET));
    put("aurora/lot.csv");
    await openFolder().looks(2);
    expect(orders).toEqual([]);
    const told = [readRefusal("aurora"), ...logged].join();
    expect(told).toContain(`${name}: is a link.`);
    expect(told).not.toContain("root");
  },
);

test("a settings file of gigabytes is refused by its size alone", async () => {
  truncateSync(put("aurora/mapping.json"), 8 * 1024 ** 3);
  put("aurora/lot.csv");
  await openFolder().looks(2);
  expect(readRefusal("aurora")).toContain(
    "mapping.json: is larger than 1,048,576 bytes.",
  );
});

test.each([
  ["a".repeat(240) + ".csv", "main"],
  ["used--" + "a".repeat(234) + ".csv", "used"],
  ["used--" + "ä".repeat(119) + ".csv", "used"],
])("a name of 244 bytes is imported and has its report", async (name, feed) => {
  put(`aurora/${name}`);
  await openFolder().looks(2);
  expect(orders.map((it) => it.feed)).toEqual([feed]);
  const done = list("aurora/done");
  expect(done).toHaveLength(3);
  expect(done[0]).toMatch(/\.csv$/);
});

test("a report is never written through a link that waits in its place", async () => {
  const outside = put("outside.txt", "as it was");
  const folder = openFolder(({ path }) => {
    putLink(`aurora/done/${basename(path)}.report.txt`, outside);
    return COMMITTED;
  });
  put("aurora/lot.csv");
  await folder.looks(2);
  expect(readFileSync(outside, "utf8")).toBe("as it was");
  const [name = ""] = list("aurora/done");
  expect(
    readFileSync(join(feedDir, `aurora/done/${name}.report.txt`), "utf8"),
  ).toContain("Imported.");
});

test("folders and strange files among what is done stay, and what is older still goes", async () => {
  put("aurora/done/0/file");
  put("aurora/done/2026-01-01_00-00-00-000_old.csv/file");
  put("aurora/done/notes.txt");
  const folder = openFolder(COMMITTED, { keepDone: 1 });
  for (const name of ["a.csv", "b.csv", "c.csv"]) {
    put(`aurora/${name}`);
    await folder.looks(2);
  }
  expect(orders).toHaveLength(3);
  const feeds = list("aurora/done").filter((it) => it.endsWith("c.csv"));
  expect(feeds).toHaveLength(1);
  expect(list("aurora/done").filter((it) => it.endsWith("b.csv"))).toEqual([]);
  expect(list("aurora/done")).toContain("notes.txt");
});

test("a file that cannot be put away rests for a minute, and the next one is imported", async () => {
  const folder = openFolder(({ path }) => {
    if (path.endsWith("a.csv")) rmSync(path);
    return COMMITTED;
  });
  put("aurora/a.csv");
  put("aurora/b.csv");
  await folder.looks(3);
  expect(orders).toHaveLength(2);
  expect(counted.toSorted()).toEqual(["committed", "failed"]);
});

test("thousands of files of one store keep no other waiting: the stores take turns", async () => {
  for (let at = 0; at < 50; at++) put(`aurora/${at}.csv`);
  put("joliet/lot.csv");
  await openFolder().looks(2);
  expect(orders.slice(0, 2).map(({ storeId }) => storeId)).toEqual([
    "aurora",
    "joliet",
  ]);
  expect(orders.length).toBeLessThan(50);
});

test("a share that hangs is given up, left alone while a call is under way, and looked at when it came back", async () => {
  const hang = Promise.withResolvers<void>();
  let isHanging = false;
  let calls = 0;
  let opened = 0;
  const folder = openFolder(COMMITTED, {
    openCalls() {
      const limited = createLimitedCalls(1_000);
      // The folder itself is opened first, then aurora's.
      const isAurora = ++opened === 2;
      return {
        ...limited,
        run: (call) =>
          limited.run(async () => {
            if (isAurora) calls++;
            if (isAurora && isHanging) await hang.promise;
            return call();
          }),
      };
    },
  });
  await folder.looks(1);
  put("aurora/lot.csv");
  put("joliet/lot.csv");
  isHanging = true;
  const before = calls;
  await folder.looks(5);
  expect(orders.map(({ storeId }) => storeId)).toEqual(["joliet"]);
  expect(calls).toBe(before + 1);
  expect(logged.filter((it) => it.includes("did not answer"))).toHaveLength(1);
  isHanging = false;
  hang.resolve();
  await hang.promise;
  await folder.looks(3);
  expect(orders.map(({ storeId }) => storeId)).toEqual(["joliet", "aurora"]);
});

test("an import whose thread hangs leaves its store alone, and no other", async () => {
  const hang = Promise.withResolvers<void>();
  const folder = openFolder(COMMITTED, {
    async importFile(order, _signal, calls) {
      orders.push(order);
      if (order.storeId === "aurora") {
        calls.keep(hang.promise);
        return { kind: "failed", reason: "hangs", isPassing: true };
      }
      return COMMITTED;
    },
  });
  put("aurora/lot.csv");
  for (const name of ["a.csv", "b.csv"]) {
    put(`joliet/${name}`);
    await folder.looks(15);
  }
  expect(orders.map(({ storeId }) => storeId)).toEqual([
    "aurora",
    "joliet",
    "joliet",
  ]);
});

test("what changed among a store's pictures is told beside their folder, and the folder of all is no stranger", async () => {
  const asked: string[] = [];
  put("photos/1.jpg");
  put("aurora/photos/1.jpg");
  const folder = openFolder(COMMITTED, {
    refreshPhotos: async (storeId) => {
      asked.push(storeId);
      return storeId === "aurora"
        ? { changedVehicles: 3, problems: ["aurora/photos/1.jpg: is broken"] }
        : null;
    },
  });
  await folder.looks(2);
  expect(asked).toEqual(["aurora", "joliet", "aurora", "joliet"]);
  const report = readFileSync(
    join(feedDir, "aurora/photos.report.txt"),
    "utf8",
  );
  expect(report).toContain("3 vehicles show other photos now.");
  expect(report).toContain("aurora/photos/1.jpg: is broken");
  expect(list("joliet")).toEqual(["done", "importing", "refused"]);
  expect(orders).toEqual([]);
  expect(logged.join()).not.toContain("no-such-store");
});

test("pictures that cannot be looked at keep no feed waiting", async () => {
  put("aurora/used--lot.csv");
  const folder = openFolder(COMMITTED, {
    refreshPhotos: async () => {
      throw new Error("EIO");
    },
  });
  await folder.looks(3);
  expect(counted).toEqual(["committed"]);
  expect(logged.join().match(/photos-failed/g)).toHaveLength(2);
});
