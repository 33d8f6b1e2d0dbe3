import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  mergeVehicles,
  type MergeableVehicle,
} from "#app/domain/vehicle/merge-vehicles.ts";
import { openRecordFile, type RecordFile } from "./record-file.server.ts";
import { createVinTable } from "./vin-table.server.ts";

/** A few vehicles stay in memory until the feed's end, many go to a file. */
export interface VehicleStage {
  readonly size: number;
  /** Some row gave no listing day. */
  readonly hasUndated: boolean;
  /** An earlier vehicle of the same VIN is merged with it. */
  add(later: MergeableVehicle): StagedVehicle;
  /** It gives -1 for a VIN that did not come. */
  indexOf(vin: string): number;
  /**
   * Vehicles come with their numbers, which count VINs as they first came. When there are many, they come in the order of their VINs: a database adds those to its
   * indexes one after the other, whereas a million in any order would make it write the same pages hundreds of times.
   */
  forSaving(): Generator<NumberedVehicle>;
  /** Nothing can be read after this. */
  remove(): void;
}

export interface StagedVehicle {
  readonly earlier: MergeableVehicle | null;
  readonly merged: MergeableVehicle;
}

export interface NumberedVehicle {
  /** It is the `indexOf` of its VIN. */
  readonly index: number;
  readonly staged: MergeableVehicle;
}

/** This many take about 10 MB. */
const MOST_IN_MEMORY = 2_000;

/** `folder` should be on a disk. */
export function createVehicleStage(folder: string = tmpdir()): VehicleStage {
  const vins = createVinTable();
  let inMemory: MergeableVehicle[] = [];
  let file: RecordFile | null = null;
  let hasUndated = false;

  function spill(): RecordFile {
    const opened = openUnlisted(folder);
    inMemory.forEach((it, index) => opened.write(index, JSON.stringify(it)));
    inMemory = [];
    return opened;
  }

  const read = (index: number): MergeableVehicle | null => {
    if (file === null) return inMemory[index] ?? null;
    // This process wrote the text a moment ago.
    const staged: MergeableVehicle = JSON.parse(file.read(index));
    return staged;
  };

  return {
    get size() {
      return vins.size;
    },
    get hasUndated() {
      return hasUndated;
    },
    add(later) {
      const sizeBefore = vins.size;
      const index = vins.add(later.vehicle.vin);
      const earlier = index < sizeBefore ? read(index) : null;
      hasUndated ||= later.assumed.includes("listedOn");
      const { vehicle, assumed } =
        earlier === null ? later : mergeVehicles(earlier, later);
      const merged = { vehicle, assumed };
      if (file === null && index >= MOST_IN_MEMORY) file = spill();
      if (file === null) inMemory[index] = merged;
      else file.write(index, JSON.stringify(merged));
      return { earlier, merged };
    },
    indexOf: (vin) => vins.indexOf(vin),
    *forSaving() {
      const order = file === null ? null : vins.inOrder();
      for (let at = 0; at < vins.size; at++) {
        const index = order?.[at] ?? at;
        const staged = read(index);
        if (staged !== null) yield { index, staged };
      }
    },
    remove() {
      file?.close();
      inMemory = [];
    },
  };
}

/** The file's name is removed as soon as the file is open, so its room is freed however this process ends. */
function openUnlisted(folder: string): RecordFile {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, "feed-"));
  try {
    return openRecordFile(path.join(own, "vehicles"));
  } finally {
    rmSync(own, { recursive: true });
  }
}
