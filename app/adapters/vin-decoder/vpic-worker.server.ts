import { parentPort, workerData } from "node:worker_threads";
import { decodeKey } from "./decode-key.server.ts";
import { openVpicData } from "./vpic-data.server.ts";
import { unpackVpic } from "./vpic-file.server.ts";

const folder: string = workerData;
const data = openVpicData(await unpackVpic(folder));

/** Answers are in the order of the keys that were asked for. */
parentPort?.on("message", (keys: readonly string[]) =>
  parentPort?.postMessage(keys.map((key) => decodeKey(key, data))),
);
