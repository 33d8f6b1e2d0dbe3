import type { ProfileFault } from "#app/domain/profile-checks/profile-fault.ts";
import { listProfileFaults } from "#app/domain/profile-checks/profile-faults.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { checkProfileForm } from "./profile-form.server.ts";
import { getFilePlace } from "./profile-files.server.ts";
import {
  hashProfileFiles,
  readProfileFolder,
} from "./profile-folder.server.ts";
import { nameArticle } from "./profile-path.server.ts";
import { readProfileParts } from "./profile-parts.server.ts";
import type { StoreProfileFault } from "./store-profile-fault.server.ts";

export type StoreProfileResult =
  | {
      readonly ok: true;
      readonly profile: StoreProfile;
      /** The profile's version is the SHA-256 of its folder, in hex. */
      readonly contentHash: string;
      readonly warnings: readonly StoreProfileFault[];
    }
  | {
      readonly ok: false;
      readonly faults: readonly StoreProfileFault[];
      readonly warnings: readonly StoreProfileFault[];
    };

/** This reads a profile folder and reports everything wrong with it at once. */
export function loadStoreProfile(
  folder: string,
  nowMs: number = Date.now(),
): StoreProfileResult {
  const files = readProfileFolder(folder);
  if (files === null) {
    const message = "is no folder; set PROFILE to a folder in profiles/";
    return toFailedResult([{ file: folder, key: "", message }]);
  }
  const { parts, faults } = readProfileParts(files);
  const form = checkProfileForm(parts, faults);
  if (!form.ok) return toFailedResult([...faults, ...form.faults]);
  const found = listProfileFaults(form.profile, nowMs);
  const listFaults = (isWarning: boolean) =>
    found
      .filter((it) => it.isWarning === isWarning)
      .map((it) => toFault(it, form.profile));
  const errors = [...faults, ...listFaults(false)];
  const warnings = listFaults(true);
  if (errors.length > 0) return toFailedResult(errors, warnings);
  return {
    ok: true,
    profile: form.profile,
    contentHash: hashProfileFiles(files),
    warnings,
  };
}

function toFault(
  { key, message }: ProfileFault,
  profile: StoreProfile,
): StoreProfileFault {
  return { ...getFilePlace(nameArticle(key, profile)), message };
}

function toFailedResult(
  faults: readonly StoreProfileFault[],
  warnings: readonly StoreProfileFault[] = [],
): StoreProfileResult {
  return { ok: false, faults, warnings };
}
