import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { replaceFolderPhotos } from "#app/adapters/database/inventory/replace-photos.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import {
  createPhotoAddressFinder,
  hashPhotoAddress,
  openPhotoStore,
} from "#app/adapters/images/photo-store.server.ts";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import { formatImportReport } from "#app/adapters/inventory-feed/import/import-report.server.ts";
import { parseFolderPhoto } from "#app/domain/vehicle-photo/folder-photo.ts";
import { listPhotoAddresses } from "#app/domain/vehicle-photo/photo-source.ts";
import { readPhotoFile } from "./photo-files.server.ts";
import { createPhotoRefresh } from "./photo-refresh.server.ts";

const A = "1HGCM82633A004352";
const B = "KM8K2CAB4PU001140";
const FED = "https://photos.example.com/b.jpg";
const FEED = [
  "VIN,Stock #,New/Used,Year,Make,Model,Price,Photo Url List",
  `${A},A-1001,U,2003,Honda,Accord EX,5995,`,
  `${B},B2,U,2023,Hyundai,Kona SE,19995,${FED}`,
  "",
].join("\n");
const POLICY = { allowedHosts: ["photos.example.com"], baseUrl: null };
const LOG = { debug() {}, info() {}, warn() {}, error() {} };

let top = "";
let feedDir = "";
let picture: Buffer;
let database: Database;
/** Files that were changed just now are still on their way, so that the test's own time is another. */
const clock = {
  ms: Date.UTC(2026, 1, 1),
  nowMs() {
    return this.ms;
  },
};

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 1, 1);
  top = mkdtempSync(join(tmpdir(), "photo-folder-"));
  feedDir = join(top, "feeds");
  picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#3366aa" },
  })
    .jpeg()
    .toBuffer();
  database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log: LOG },
  );
});
afterEach(async () => {
  await database.close();
  rmSync(top, { recursive: true });
});

function put(path: string, bytes: Uint8Array | string = picture): string {
  const file = join(feedDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

const getInventory = () => createInventoryStore(database.inventory, clock);
const FOLDER = { storeId: "aurora", isOnlyStore: false };

async function importNow(feed = FEED, changes: { isOnlyStore?: boolean } = {}) {
  const { report, outcome } = await importFeed(
    { inventory: getInventory(), clock },
    {
      input: (async function* () {
        yield Buffer.from(feed);
      })(),
      storeId: "aurora",
      feed: "main",
      format: "auto",
      today: "2026-11-21",
      isConfirmed: true,
      photoFolder: { ...FOLDER, feedDir, ...changes },
    },
  );
  return { report, text: formatImportReport(report, outcome) };
}

/** Photos of a vehicle as they stand in the inventory, pictures of the folder by their paths. */
async function listShown(vin: string): Promise<readonly string[]> {
  const stocked = await getInventory().findVehicle(vin);
  return listPhotoAddresses(stocked?.vehicle.images ?? expect.fail()).map(
    (it) => parseFolderPhoto(it)?.path.join("/") ?? it,
  );
}

test("an import gives each vehicle its pictures in order, behind those of the feed", async () => {
  put(`aurora/photos/${A}/10.jpg`);
  put(`aurora/photos/${A}/2.jpg`);
  put("aurora/photos/b2_02.jpg");
  put("aurora/photos/B2.jpg");
  put(`photos/${A.toLowerCase()}-1.jpg`);
  const { text } = await importNow();
  expect(await listShown(A)).toEqual([
    `aurora/photos/${A}/2.jpg`,
    `aurora/photos/${A}/10.jpg`,
    `photos/${A.toLowerCase()}-1.jpg`,
  ]);
  expect(await listShown(B)).toEqual([
    FED,
    "aurora/photos/B2.jpg",
    "aurora/photos/b2_02.jpg",
  ]);
  expect(text).toContain("5  photos from the folder, of 2 vehicles");
});

test("in the folder of all stores stock numbers count where there is one store alone", async () => {
  put("photos/B2-1.jpg");
  const several = await importNow();
  expect(several.report.folderPhotos).toMatchObject({ problems: [] });
  expect(await listShown(B)).toEqual([FED]);
  await importNow(FEED, { isOnlyStore: true });
  expect(await listShown(B)).toEqual([FED, "photos/B2-1.jpg"]);
});

test("what is no whole picture is named in the report and left out, and the rest is shown", async () => {
  put("aurora/photos/B2-1.jpg");
  put("aurora/photos/B2-2.jpg", picture.subarray(0, picture.length / 2));
  put("aurora/photos/B2-3.jpg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  put("aurora/photos/B2-4.jpg", "");
  truncateSync(put("aurora/photos/B2-5.jpg"), 20 * 1024 * 1024 + 1);
  put("aurora/photos/Z9-1.jpg");
  put("aurora/photos/B2/old/6.jpg");
  put("aurora/photos/.B2-7.jpg", "");
  put("aurora/photos/B2-8.jpg.part", "");
  const secret = join(top, "secret.jpg");
  writeFileSync(secret, picture);
  symlinkSync(secret, join(feedDir, "aurora/photos/B2-9.jpg"));
  const { report, text } = await importNow();
  expect(await listShown(B)).toEqual([FED, "aurora/photos/B2-1.jpg"]);
  expect(report.folderPhotos?.problems.toSorted()).toEqual([
    "aurora/photos/B2-2.jpg: is broken, or no JPEG, PNG, WebP, AVIF or GIF.",
    "aurora/photos/B2-3.jpg: is broken, or no JPEG, PNG, WebP, AVIF or GIF.",
    "aurora/photos/B2-4.jpg: is empty.",
    "aurora/photos/B2-5.jpg: is larger than 20 MB.",
    "aurora/photos/B2-9.jpg: is a link. Put the picture itself into the folder.",
    "aurora/photos/B2/old: is a folder in a vehicle's folder. Put the pictures one folder higher.",
    "aurora/photos/Z9-1.jpg: no vehicle for sale has this VIN or stock number.",
  ]);
  expect(text).toContain("7  pictures of the folder left out");
  expect(text).toContain("    aurora/photos/B2-2.jpg: is broken");
});

test("a link in the place of the folder, or of a vehicle's, shows nothing of where it leads", async () => {
  const elsewhere = join(top, "elsewhere");
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "1.jpg"), picture);
  mkdirSync(join(feedDir, "aurora/photos"), { recursive: true });
  symlinkSync(elsewhere, join(feedDir, `aurora/photos/${A}`));
  await importNow();
  expect(await listShown(A)).toEqual([]);
  rmSync(join(feedDir, "aurora/photos"), { recursive: true });
  symlinkSync(elsewhere, join(feedDir, "aurora/photos"));
  const { report } = await importNow();
  expect(report.folderPhotos?.problems).toEqual([
    "aurora/photos: is no folder. Put a real one there.",
  ]);
});

test("a vehicle's folder that became a link since is not read through", async () => {
  put(`aurora/photos/${A}/1.jpg`);
  await importNow();
  const [address = ""] = listPhotoAddresses(
    (await getInventory().findVehicle(A))?.vehicle.images ?? expect.fail(),
  );
  const photo = parseFolderPhoto(address) ?? expect.fail();
  expect(await readPhotoFile(feedDir, photo)).toEqual(picture);
  const elsewhere = join(top, "elsewhere");
  renameSync(join(feedDir, `aurora/photos/${A}`), elsewhere);
  symlinkSync(elsewhere, join(feedDir, `aurora/photos/${A}`));
  await expect(readPhotoFile(feedDir, photo)).rejects.toThrow(
    "leads out of the folder",
  );
});

test("a picture of the folder is served in every size, and a replaced one has another address", async () => {
  put("aurora/photos/A-1001.jpg");
  await importNow();
  const store = openPhotoStore({
    imagesDir: join(top, "images"),
    policy: POLICY,
    findPhotoAddress: createPhotoAddressFinder(getInventory(), POLICY),
    readFolderPhoto: (photo) => readPhotoFile(feedDir, photo),
    clock,
    log: LOG,
    readTimeoutMs: 30_000,
  });
  const ask = async () => {
    const stocked = await getInventory().findVehicle(A);
    const [address = ""] = listPhotoAddresses(
      stocked?.vehicle.images ?? expect.fail(),
    );
    const addressHash = hashPhotoAddress(address);
    const answer = await store.readPhoto({
      vin: A,
      position: 0,
      addressHash,
      widthPx: 320,
      format: "webp",
    });
    if (answer.status !== "ready") return expect.fail(answer.status);
    const { width, height, format } = await sharp(answer.bytes).metadata();
    return { addressHash, size: { width, height, format } };
  };
  const first = await ask();
  expect(first.size).toEqual({ width: 320, height: 213, format: "webp" });
  put(
    "aurora/photos/A-1001.jpg",
    await sharp(picture).resize(300, 300).png().toBuffer(),
  );
  await importNow();
  const second = await ask();
  expect(second.size).toEqual({ width: 300, height: 300, format: "webp" });
  expect(second.addressHash).not.toBe(first.addressHash);
  await store.close();
});

test("between imports the site follows the folder, and nothing else of a vehicle changes", async () => {
  await importNow();
  const inventory = getInventory();
  const before = await inventory.findVehicle(B);
  const refresh = createPhotoRefresh({
    inventory,
    clock,
    replacePhotos: (photosByVin) =>
      replaceFolderPhotos(database.inventory, photosByVin, clock.ms),
  });
  const look = () => {
    clock.ms += 60_000;
    return refresh({ ...FOLDER, feedDir }, (call) => call());
  };
  expect(await look()).toBeNull();
  put("aurora/photos/B2-1.jpg");
  put("aurora/photos/B2-2.jpg", "no picture");
  const version = await inventory.readVersion();
  expect(await look()).toEqual({
    changedVehicles: 1,
    problems: [
      "aurora/photos/B2-2.jpg: is broken, or no JPEG, PNG, WebP, AVIF or GIF.",
    ],
  });
  expect(await listShown(B)).toEqual([FED, "aurora/photos/B2-1.jpg"]);
  expect(await inventory.readVersion()).toBe(version + 1);
  const after = await inventory.findVehicle(B);
  expect({ ...after?.vehicle, images: null }).toEqual({
    ...before?.vehicle,
    images: null,
  });
  expect(after).toMatchObject({ priceHistory: before?.priceHistory });

  await look();
  expect(await inventory.readVersion()).toBe(version + 1);
  expect(await look()).toBeNull();

  put(`aurora/photos/${A}/1.jpg`);
  rmSync(join(feedDir, "aurora/photos/B2-1.jpg"));
  expect(await look()).toMatchObject({ changedVehicles: 2 });
  expect(await listShown(B)).toEqual([FED]);
  // The same import again finds the pictures as they are.
  const { text } = await importNow();
  expect(text).toMatch(/ 2 {2}unchanged/);

  rmSync(join(feedDir, "aurora/photos"), { recursive: true });
  expect(await look()).toBeNull();
  expect(await listShown(A)).toEqual([`aurora/photos/${A}/1.jpg`]);
  await importNow();
  expect(await listShown(A)).toEqual([]);
});

test("a picture that is still being written waits for the next look", async () => {
  put("aurora/photos/B2-1.jpg");
  clock.ms = Date.now();
  await importNow();
  expect(await listShown(B)).toEqual([FED]);
  clock.ms += 15_000;
  await importNow();
  expect(await listShown(B)).toEqual([FED, "aurora/photos/B2-1.jpg"]);
});

test("of many new pictures the site takes some at each look, until it has them all", async () => {
  await importNow();
  for (let at = 1; at <= 120; at++) {
    put(`aurora/photos/B2-${500 + at}.jpg`);
    put(`aurora/photos/A-1001-${at}.jpg`, "no picture");
  }
  const refresh = createPhotoRefresh({
    inventory: getInventory(),
    clock,
    replacePhotos: (photosByVin) =>
      replaceFolderPhotos(database.inventory, photosByVin, clock.ms),
  });
  const look = () => refresh({ ...FOLDER, feedDir }, (call) => call());
  await look();
  const early = (await listShown(B)).length;
  const last = await look();
  expect(early).toBe(1 + 80);
  expect(await listShown(B)).toHaveLength(100);
  expect(last?.problems.filter((it) => it.includes("broken"))).toHaveLength(
    120,
  );
});
