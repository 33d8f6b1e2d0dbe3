import { createHash } from "node:crypto";
import path from "node:path";
import {
  PICTURE_KEYS,
  type PictureSize,
  PROFILE_PICTURES_PATH,
  TEXT_PICTURE_SIZE,
} from "#app/domain/store-profile/content/pictures.ts";
import { isAssetName } from "#app/domain/store-profile/fields/fields.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Path } from "./profile-files.server.ts";
import {
  findAssetProblem,
  findHostProblem,
  findSiteProblem,
} from "./picture-problems.server.ts";
import type { ProfileAsset } from "./profile-folder.server.ts";

/** One picture in the size in which the site shows it. */
export interface ProfilePicture {
  /** As it lies in the profile. */
  readonly bytes: Buffer;
  readonly size: PictureSize;
  /** A drawing is sent as it is. */
  readonly isDrawing: boolean;
}

/** Address → picture. */
export type ProfilePictures = ReadonlyMap<string, ProfilePicture>;

interface PictureFault {
  readonly path: Path;
  readonly message: string;
  /** The address as it is written. */
  readonly words: string;
}

export interface PlacedPictures {
  /** Its pictures of the folder `assets` are addresses of the site. */
  readonly profile: StoreProfile;
  readonly pictures: ProfilePictures;
  readonly faults: readonly PictureFault[];
  /** Nothing shows these files. */
  readonly unused: readonly string[];
}

/** Pictures of the profile get an address that changes with them, so that browsers may keep them. */
export function placePictures(
  given: StoreProfile,
  assets: readonly ProfileAsset[],
): PlacedPictures {
  const profile = structuredClone(given);
  const byName = new Map(assets.map((it) => [it.name, it]));
  const pictures = new Map<string, ProfilePicture>();
  const faults: PictureFault[] = [];
  const used = new Set<string>();
  const place = (name: string, size: PictureSize, at: Path): string => {
    const asset = byName.get(name);
    used.add(name);
    const problem =
      asset === undefined ? "is missing" : findAssetProblem(asset);
    if (asset === undefined || problem !== null) {
      faults.push({ path: at, message: `${name} ${problem}`, words: name });
      return name;
    }
    const picture = {
      bytes: asset.bytes,
      size,
      isDrawing: name.endsWith(".svg"),
    };
    const address = formatAddress(name, picture);
    pictures.set(address, picture);
    return address;
  };
  for (const { key, size, isElsewhereAllowed } of PICTURE_KEYS)
    for (const { holder, name, at } of listPlaces(profile, key)) {
      const value: unknown = Reflect.get(holder, name);
      if (typeof value !== "string") continue;
      if (isAssetName(value)) {
        Reflect.set(holder, name, place(value, size, at));
        continue;
      }
      const message = value.startsWith("/")
        ? findSiteProblem(value)
        : findHostProblem(value, isElsewhereAllowed === true);
      if (message !== null) faults.push({ path: at, message, words: value });
    }
  for (const { words, at } of listOwnPageWords(profile))
    Reflect.set(
      words,
      "markdown",
      words.markdown.replaceAll(
        TEXT_PICTURE,
        (_all, start: string, address: string) => {
          if (isAssetName(address))
            return start + place(address, TEXT_PICTURE_SIZE, at);
          const message = address.startsWith("/")
            ? findSiteProblem(address)
            : findHostProblem(address, false);
          if (message !== null)
            faults.push({ path: at, message, words: address });
          return start + address;
        },
      ),
    );
  const unused = [...byName.keys()].filter((name) => !used.has(name));
  return { profile, pictures, faults, unused };
}

/** An own page has a text in each language that it is written in. */
function listOwnPageWords({ ownPages }: StoreProfile) {
  return ownPages.flatMap((page, position) => {
    const at: Path = ["ownPages", position];
    const english = { words: page, at: [...at, "markdown"] };
    return page.es === null
      ? [english]
      : [english, { words: page.es, at: [...at, "es", "markdown"] }];
  });
}

/** The start and the address of `![what it shows](assets/map.png)`. */
const TEXT_PICTURE = /(!\[[^[\]\n]{0,300}\]\()([^)\s]{1,300})/g;

interface PicturePlace {
  readonly holder: object;
  readonly name: string;
  readonly at: Path;
}

function listPlaces(
  profile: StoreProfile,
  key: readonly string[],
): readonly PicturePlace[] {
  const start: PicturePlace = { holder: { profile }, name: "profile", at: [] };
  return key.reduce<readonly PicturePlace[]>(
    (places, step) =>
      places.flatMap(({ holder, name, at }) => {
        const value: unknown = Reflect.get(holder, name);
        if (typeof value !== "object" || value === null) return [];
        return step === "*" && Array.isArray(value)
          ? value.map((_, position) => ({
              holder: value,
              name: String(position),
              at: [...at, position],
            }))
          : [{ holder: value, name: step, at: [...at, step] }];
      }),
    [start],
  );
}

function formatAddress(
  name: string,
  { bytes, size, isDrawing }: ProfilePicture,
) {
  const hash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify(size))
    .digest("hex")
    .slice(0, 16);
  const { name: base } = path.posix.parse(name);
  const ending = isDrawing ? "svg" : size.format === "jpeg" ? "jpg" : "webp";
  return `${PROFILE_PICTURES_PATH}${hash}/${base}.${ending}`;
}
