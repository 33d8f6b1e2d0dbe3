import { parentPort, workerData } from "node:worker_threads";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import { decodeKey } from "./decode-key.server.ts";
import { openVpicData } from "./vpic-data.server.ts";
import { unpackVpic } from "./vpic-file.server.ts";

export interface VpicOrder {
  readonly folder: string;
}

export interface DecodeAnswer {
  /** Results are in the order of the keys that were asked for. */
  readonly decoded: readonly (DecodedVin | null)[];
}

const { folder }: VpicOrder = workerData;
const data = openVpicData(await unpackVpic(folder));

parentPort?.on("message", (keys: readonly string[]) => {
  const answer: DecodeAnswer = {
    decoded: keys.map((key) => decodeKey(key, data)),
  };
  parentPort?.postMessage(answer);
});
