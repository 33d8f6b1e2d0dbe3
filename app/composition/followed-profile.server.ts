import { isDeepStrictEqual } from "node:util";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import type { LiveIndex } from "#app/adapters/inventory-index/live/live-index.server.ts";
import { loadBeside } from "#app/adapters/live-profile/load-beside.server.ts";
import type {
  ProfileContent,
  ProfileEditions,
} from "#app/adapters/live-profile/profile-editions.server.ts";
import {
  type ProfileWatchOptions,
  watchProfile,
} from "#app/adapters/live-profile/watch-profile.server.ts";
import { getListingRules } from "#app/site/store/profile-rules.ts";
import { withTrackingAccounts } from "./profile-content.server.ts";
import type { Stores } from "./stores.server.ts";

export type FollowedProfile = ReturnType<typeof followProfile>;

/** How another content of the profile's folder, or a draft of one, is read, checked and served while the site runs. */
export function followProfile(
  environment: Environment,
  { clock, log, profile, profileSignature }: Stores,
  {
    profiles,
    index,
  }: {
    readonly profiles: ProfileEditions;
    readonly index: Pick<LiveIndex, "follow">;
  },
) {
  const loadEdition = (
    signal: AbortSignal,
    draft?: { readonly name: string; readonly text: string },
  ) =>
    loadBeside(
      {
        folder: environment.profileFolder,
        nowMs: clock.nowMs(),
        started: profile,
        trackingAccounts: environment.trackingAccounts,
        ...(draft !== undefined && { draft }),
      },
      profiles.current.pictures,
      signal,
    );
  const takeEdition = async (read: ProfileContent): Promise<void> => {
    const content = withTrackingAccounts(read, environment);
    const rules = getListingRules(content.profile);
    const isSameIndex = isDeepStrictEqual(
      rules,
      getListingRules(profiles.current.profile),
    );
    if (isSameIndex) profiles.publish(content);
    // Prices of lists stand in the index.
    else await index.follow(rules, () => profiles.publish(content));
  };
  return {
    loadEdition,
    takeEdition,
    watch: (
      options: Pick<
        ProfileWatchOptions,
        "areSamplesRefused" | "count" | "noteWaiting" | "lookEveryMs"
      >,
    ) =>
      watchProfile({
        folder: environment.profileFolder,
        signature: profileSignature,
        readContentHash: () => profiles.current.contentHash,
        load: loadEdition,
        take: takeEdition,
        log,
        ...options,
      }),
  };
}
