import { LENDER_PAGES } from "#app/domain/lender-frame/lender-page.ts";
import { findTileOrigin } from "#app/domain/map/tile-source.ts";
import type {
  ProfileFault,
  ProfileKey,
} from "#app/domain/profile-checks/profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

interface StartedKey {
  readonly key: ProfileKey;
  readonly read: (profile: StoreProfile) => unknown;
  /** What was decided by it when the server started. */
  readonly decided: string;
}

/** The server decided by these when it started, and another value would be half in effect. */
const STARTED_KEYS: readonly StartedKey[] = [
  {
    key: ["conditions"],
    read: ({ conditions }) => conditions.toSorted(),
    decided: "which lists there are",
  },
  {
    key: ["site", "languages"],
    read: ({ site }) => site.languages.toSorted(),
    decided: "which addresses there are",
  },
  {
    key: ["stores"],
    read: ({ stores }) => stores.map(({ id }) => id).toSorted(),
    decided: "whose vehicles and feeds are taken",
  },
  {
    key: ["vehicles", "imageHosts"],
    read: ({ vehicles }) => vehicles.imageHosts.toSorted(),
    decided: "where photos are fetched",
  },
  {
    key: ["visitor", "profileDays"],
    read: ({ visitor }) => visitor.profileDays,
    decided: "how long visitors are remembered",
  },
  {
    key: ["tracking"],
    read: ({ tracking }) => tracking,
    decided: "which vendors' tags run",
  },
];

interface NamedOrigin {
  readonly key: ProfileKey;
  readonly origin: string;
}

/**
 * What a running server cannot take over (Assumption A306). The profile that it started with counts, not the newest one
 * that it took: what was decided then still holds.
 */
export function listRestartFaults(
  started: StoreProfile,
  wanted: StoreProfile,
): readonly ProfileFault[] {
  const keys = STARTED_KEYS.flatMap(({ key, read, decided }) => {
    const path = findDifference(key, read(started), read(wanted));
    return path === null ? [] : [buildRestartFault(path, decided)];
  });
  const known = new Set(listOutsideOrigins(started).map((it) => it.origin));
  const origins = listOutsideOrigins(wanted)
    .filter(({ origin }) => !known.has(origin))
    .map(({ key, origin }) =>
      buildRestartFault(key, `that pages load nothing from ${origin}`, origin),
    );
  return [...keys, ...origins];
}

function buildRestartFault(
  key: ProfileKey,
  decided: string,
  words?: string,
): ProfileFault {
  return {
    key,
    message: `is taken by a restart alone, because the server decided ${decided} when it started; until then all of the old content stays`,
    isWarning: false,
    isRestartNeeded: true,
    ...(words !== undefined && { words }),
  };
}

/** Every other site that pages may load something from, whether or not a page does so today. */
function listOutsideOrigins(profile: StoreProfile): readonly NamedOrigin[] {
  const { map, staff, reviews, chat, autoFinancing } = profile;
  const tiles = findTileOrigin(map.tilesUrl);
  const named: readonly (readonly [ProfileKey, string | null])[] = [
    ...staff.map(
      ({ imageUrl }, at) => [["staff", at, "imageUrl"], imageUrl] as const,
    ),
    ...reviews.map(
      ({ hasPhoto, reviewerPhoto }, at) =>
        [
          ["reviews", at, "reviewerPhoto"],
          hasPhoto ? reviewerPhoto : null,
        ] as const,
    ),
    [["chat", "vendorScriptUrl"], chat.vendorScriptUrl],
    ...chat.vendorOrigins.map(
      (url, at) => [["chat", "vendorOrigins", at], url] as const,
    ),
    ...Object.values(LENDER_PAGES).map(
      ({ urlKey }) =>
        [["autoFinancing", urlKey], autoFinancing[urlKey]] as const,
    ),
  ];
  return [
    ...(tiles === null
      ? []
      : [{ key: ["map", "tilesUrl"] as const, origin: tiles }]),
    ...named.flatMap(([key, address]) => {
      const origin = URL.parse(address ?? "")?.origin;
      return origin === undefined ? [] : [{ key, origin }];
    }),
  ];
}

/** The way to the first value that is another one; null where both are the same. */
function findDifference(
  path: ProfileKey,
  before: unknown,
  after: unknown,
): ProfileKey | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if (!isPlainObject(before) || !isPlainObject(after)) return path;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    const found = findDifference([...path, name], before[name], after[name]);
    if (found !== null) return found;
  }
  // The same values in another order are no change.
  return null;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
