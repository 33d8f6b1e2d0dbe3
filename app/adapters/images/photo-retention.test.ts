import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getVehicleDir } from "./photo-files.server.ts";
import { sweepPhotos } from "./photo-retention.server.ts";

const KEPT = "1FTFW1E50PFA00017";
const GONE = "1FTFW1E50PFA00117";
const GONE_ALONE = "1FTFW1E50PFA00099";
const clock = { nowMs: () => 10 * 3_600_000 };
let imagesDir = "";

beforeEach(() => {
  imagesDir = mkdtempSync(join(tmpdir(), "sweep-"));
  for (const vin of [KEPT, GONE, GONE_ALONE]) {
    mkdirSync(getVehicleDir(imagesDir, vin), { recursive: true });
    writeFileSync(
      join(getVehicleDir(imagesDir, vin), "0123456789ab-640.webp"),
      "x",
    );
  }
});

afterEach(() => rmSync(imagesDir, { recursive: true }));

test("photos of vehicles gone are removed, the others stay", async () => {
  const sweep = await sweepPhotos(imagesDir, new Set([KEPT]), clock);
  expect(sweep).toEqual({
    keptVehicles: 1,
    removedVehicles: 2,
    removedDrafts: 0,
  });
  expect(existsSync(getVehicleDir(imagesDir, GONE))).toBe(false);
  expect(existsSync(join(imagesDir, "99"))).toBe(false);
  expect(
    existsSync(join(getVehicleDir(imagesDir, KEPT), "0123456789ab-640.webp")),
  ).toBe(true);
});

test("a list without any vehicle removes nothing", async () => {
  const sweep = await sweepPhotos(imagesDir, new Set(), clock);
  expect(sweep.removedVehicles).toBe(0);
  expect(existsSync(getVehicleDir(imagesDir, GONE))).toBe(true);
});

test("drafts older than an hour are removed, younger ones may still be written", async () => {
  const old = join(getVehicleDir(imagesDir, KEPT), "a.webp.1-0.tmp");
  const young = join(getVehicleDir(imagesDir, KEPT), "b.webp.1-1.tmp");
  for (const [path, atSeconds] of [
    [old, 8.9 * 3600],
    [young, 9.1 * 3600],
  ] as const) {
    writeFileSync(path, "x");
    utimesSync(path, atSeconds, atSeconds);
  }
  const sweep = await sweepPhotos(imagesDir, new Set([KEPT]), clock);
  expect(sweep.removedDrafts).toBe(1);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test("a folder that is not there yet has nothing to sweep", async () => {
  const sweep = await sweepPhotos(
    join(imagesDir, "none"),
    new Set([KEPT]),
    clock,
  );
  expect(sweep).toEqual({
    keptVehicles: 0,
    removedVehicles: 0,
    removedDrafts: 0,
  });
});
