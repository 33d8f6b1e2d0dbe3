import { isDeepStrictEqual } from "node:util";
import type {
  ProfilePicture,
  ProfilePictures,
} from "#app/adapters/config/profile-pictures.server.ts";
import { BoundedMap } from "#app/adapters/images/bounded-map.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Clock } from "#app/ports.ts";

/** The whole content of a profile's folder at one time. */
export interface ProfileContent {
  readonly profile: StoreProfile;
  /** SHA-256 of the folder, in hex. */
  readonly contentHash: string;
  readonly pictures: ProfilePictures;
  /** Our own book of prices as its file has it; null without one. */
  readonly bookText: string | null;
}

export interface ProfileEdition extends ProfileContent {
  /** Two editions never have the same, even where somebody put an old content back. */
  readonly number: number;
  readonly sinceMs: number;
}

/** Whoever keeps something made of a profile asks here whether it is still the newest. */
export interface ProfileSource {
  readonly current: ProfileEdition;
}

export interface ProfileEditions extends ProfileSource {
  /** It counts from the next request on; requests in flight end with the edition they began with. */
  publish(content: ProfileContent): void;
  findPicture(address: string): ProfilePicture | undefined;
}

/** Documents that are open show pictures of an edition before. */
const MOST_OLDER_PICTURES = 64;

export function createProfileEditions(
  first: ProfileContent,
  clock: Clock,
): ProfileEditions {
  const older = new BoundedMap<string, ProfilePicture>(MOST_OLDER_PICTURES);
  let current: ProfileEdition = {
    ...first,
    number: 1,
    sinceMs: clock.nowMs(),
  };
  return {
    get current() {
      return current;
    },
    publish(content) {
      for (const [address, picture] of current.pictures)
        if (!content.pictures.has(address)) older.set(address, picture);
      current = {
        ...content,
        profile: keepUnchangedParts(current.profile, content.profile),
        number: current.number + 1,
        sinceMs: clock.nowMs(),
      };
    },
    findPicture: (address) =>
      current.pictures.get(address) ?? older.get(address),
  };
}

/**
 * A part that says the same stays the same object, so that what was made of it alone (the words of a search, the highest
 * prices under a payment) need not be made again for visitors who wait.
 */
function keepUnchangedParts(
  before: StoreProfile,
  after: StoreProfile,
): StoreProfile {
  const parts = new Map<string, unknown>(Object.entries(before));
  const unchanged = Object.entries(after)
    .filter(([key, part]) => isDeepStrictEqual(parts.get(key), part))
    .map(([key]) => [key, parts.get(key)]);
  return { ...after, ...Object.fromEntries(unchanged) };
}

/** What is made of an edition is made once, when somebody first asks for it. */
export function keepByEdition<Made>(
  source: ProfileSource,
  make: (edition: ProfileEdition) => Made,
): () => Made {
  let kept: { readonly edition: ProfileEdition; readonly made: Made } | null =
    null;
  return () => {
    const edition = source.current;
    if (kept?.edition !== edition) kept = { edition, made: make(edition) };
    return kept.made;
  };
}
