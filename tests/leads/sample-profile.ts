import { join } from "node:path";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

const SOME_DAY_MS = Date.parse("2026-11-20T18:00:00Z");
const PROFILES = join(import.meta.dirname, "..", "..", "profiles");

/** A profile of the project as a process reads it. */
export function readProfile(
  name: "franchise" | "used-only" = "franchise",
): StoreProfile {
  const silent = () => {};
  return readStoreProfile(join(PROFILES, name), SOME_DAY_MS, {
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
  }).profile;
}

/** The same with other settings for leads. */
export function withLeads(
  profile: StoreProfile,
  leads: Partial<StoreProfile["leads"]>,
): StoreProfile {
  return { ...profile, leads: { ...profile.leads, ...leads } };
}
