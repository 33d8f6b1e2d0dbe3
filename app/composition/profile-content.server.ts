import type { Environment } from "#app/adapters/config/environment.server.ts";
import { readStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { ProfileContent } from "#app/adapters/live-profile/profile-editions.server.ts";
import type { Clock, Log } from "#app/ports.ts";
import {
  ConfigurationFault,
  describeError,
} from "./configuration-fault.server.ts";

export function readStartProfile(
  environment: Environment,
  clock: Clock,
  log: Log,
): ProfileContent {
  try {
    const read = readStoreProfile(
      environment.profileFolder,
      clock.nowMs(),
      log,
    );
    return withTrackingAccounts(read, environment);
  } catch (error) {
    throw new ConfigurationFault(describeError(error), { cause: error });
  }
}

/** The environment's accounts go before the profile's. */
export function withTrackingAccounts(
  content: ProfileContent,
  { trackingAccounts }: Environment,
): ProfileContent {
  const { profile, contentHash, pictures, bookText } = content;
  const tracking = { ...profile.tracking, ...trackingAccounts };
  return {
    profile: { ...profile, tracking },
    contentHash,
    pictures,
    bookText,
  };
}
