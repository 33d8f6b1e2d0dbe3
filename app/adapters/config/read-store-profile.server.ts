import type { Log } from "#app/ports.ts";
import { formatStoreProfileFault } from "./store-profile-fault.server.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

/** This gives the profile of this process. It throws an Error that lists every fault by file and key. */
export function readStoreProfile(folder: string, nowMs: number, log: Log) {
  const result = loadStoreProfile(folder, nowMs);
  for (const warning of result.warnings)
    log.warn("store-profile.warning", { ...warning });
  if (result.ok) return result;
  const faults = result.faults.map(formatStoreProfileFault).join("\n");
  throw new Error(`The store profile ${folder} has faults:\n${faults}`);
}
