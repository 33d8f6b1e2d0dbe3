import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { GONE_CAR_PHOTO_DAYS } from "#app/domain/vehicle-edits/upload-limits.ts";
import { formatUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { getVehicleDir } from "./photo-files.server.ts";
import { sweepPhotos } from "./photo-retention.server.ts";
import { hashPhotoAddress } from "./photo-store.server.ts";

const KEPT = "1FTFW1E50PFA00017";
const GONE = "1FTFW1E50PFA00117";
const GONE_ALONE = "1FTFW1E50PFA00099";
const NOW_MS = 1_000 * DAY_MS;
const clock = { nowMs: () => NOW_MS };
const PHOTO = "https://photos.example/1.jpg";
const UPLOAD = formatUploadedPhoto("ab".repeat(16));
const policy = { allowedHosts: ["photos.example"], baseUrl: null };
let imagesDir = "";

function stock(vin: string, goneAtMs: number | null = null): StockedVehicle {
  const stocked = aStockedVehicle({ vin });
  const images = { ...stocked.vehicle.images, additionalImages: [PHOTO] };
  return { ...stocked, goneAtMs, vehicle: { ...stocked.vehicle, images } };
}

function sweep(
  stocked: readonly StockedVehicle[],
  uploads: readonly string[] = [],
) {
  return sweepPhotos({
    imagesDir,
    inventory: {
      findVehicle: async (vin) =>
        stocked.find((it) => it.vehicle.vin === vin) ?? null,
      async *listForSale() {
        yield stocked.filter(({ goneAtMs }) => goneAtMs === null);
      },
    },
    listUploads: async (vin) => (vin === KEPT ? uploads : []),
    policy,
    clock,
  });
}

const toNames = (address: string) =>
  ["master.jpg", "320.webp", "640.webp"].map(
    (ending) => `${hashPhotoAddress(address)}-${ending}`,
  );
const listFiles = (vin: string) =>
  readdirSync(getVehicleDir(imagesDir, vin)).toSorted();

function write(vin: string, names: readonly string[]) {
  mkdirSync(getVehicleDir(imagesDir, vin), { recursive: true });
  for (const name of names)
    writeFileSync(join(getVehicleDir(imagesDir, vin), name), "x");
}

beforeEach(() => {
  imagesDir = mkdtempSync(join(tmpdir(), "sweep-"));
  for (const vin of [KEPT, GONE, GONE_ALONE]) write(vin, toNames(PHOTO));
});

afterEach(() => rmSync(imagesDir, { recursive: true }));

test("files of cars that were never here are removed, those of cars for sale stay", async () => {
  expect(await sweep([stock(KEPT)])).toBe(6);
  expect(existsSync(getVehicleDir(imagesDir, GONE))).toBe(false);
  expect(existsSync(join(imagesDir, "99"))).toBe(false);
  expect(listFiles(KEPT)).toEqual(toNames(PHOTO).toSorted());
});

test("files of a car that is sold stay for as long as it may come back with its photos", async () => {
  const goneAtMs = NOW_MS - GONE_CAR_PHOTO_DAYS * DAY_MS;
  const stocked = [
    stock(KEPT),
    stock(GONE, goneAtMs),
    stock(GONE_ALONE, goneAtMs - 1),
  ];
  expect(await sweep(stocked)).toBe(3);
  expect(listFiles(GONE)).toHaveLength(3);
  expect(existsSync(getVehicleDir(imagesDir, GONE_ALONE))).toBe(false);
});

test("sizes of an added picture stay while it is with its car, and go when it was deleted", async () => {
  const stocked = [KEPT, GONE, GONE_ALONE].map((vin) => stock(vin));
  write(KEPT, toNames(UPLOAD));
  expect(await sweep(stocked, [UPLOAD])).toBe(0);
  expect(await sweep(stocked, [])).toBe(3);
  expect(listFiles(KEPT)).toEqual(toNames(PHOTO).toSorted());
});

test("sizes of a photo that the feed gives no more go", async () => {
  const stocked = [KEPT, GONE, GONE_ALONE].map((vin) => stock(vin));
  write(GONE, toNames("https://photos.example/before.jpg"));
  expect(await sweep(stocked)).toBe(3);
  expect(listFiles(GONE)).toEqual(toNames(PHOTO).toSorted());
});

test("an inventory in which nothing is for sale removes nothing", async () => {
  expect(await sweep([])).toBe(0);
  expect(await sweep([stock(KEPT, 0)])).toBe(0);
  expect(listFiles(GONE)).toHaveLength(3);
});

test("drafts older than an hour are removed, younger ones may still be written", async () => {
  const stocked = [KEPT, GONE, GONE_ALONE].map((vin) => stock(vin));
  const old = join(getVehicleDir(imagesDir, KEPT), "a.webp.1-0.tmp");
  const young = join(getVehicleDir(imagesDir, KEPT), "b.webp.1-1.tmp");
  for (const [path, hoursAgo] of [
    [old, 1.1],
    [young, 0.9],
  ] as const) {
    writeFileSync(path, "x");
    const atSeconds = NOW_MS / 1_000 - hoursAgo * 3_600;
    utimesSync(path, atSeconds, atSeconds);
  }
  expect(await sweep(stocked)).toBe(1);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test("a folder that is not there yet has nothing to sweep, and one of another shape is left", async () => {
  const other = join(imagesDir, "17", "notes");
  mkdirSync(other, { recursive: true });
  await sweep([stock(KEPT)]);
  expect(existsSync(other)).toBe(true);
  rmSync(imagesDir, { recursive: true });
  expect(await sweep([stock(KEPT)])).toBe(0);
  mkdirSync(imagesDir);
});
