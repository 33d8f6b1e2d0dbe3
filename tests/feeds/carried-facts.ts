import type { FeedFile } from "#app/domain/feeds-out/feed-file.ts";
import { draftListing } from "#app/domain/feeds-out/feed-listing.ts";
import { formatDescription } from "#app/domain/feeds-out/feed-column.ts";
import { cleanLine, cleanText } from "#app/domain/feed-row/feed-text.ts";
import { removeShouting } from "#app/domain/vehicle-words/calm-text.ts";
import {
  findColorFamily,
  parseColorName,
} from "#app/domain/vehicle-words/colors.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatTransmissionText } from "#app/domain/vehicle-words/feed-words.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import { FEED_RULES } from "#tests/support/feed-listings.ts";

/** Fields that both platforms' formats have a place for, and come back as they were. */
const COMMON = [
  "vin",
  "storeId",
  "condition",
  "year",
  "bodystyle",
  "drivetrain",
  "transmission",
  "miles",
  "listedOn",
] as const satisfies readonly (keyof Vehicle)[];
const OF_GOOGLE = [
  ...COMMON,
  "doors",
  "fuelType",
  "mpgCity",
  "mpgHighway",
] as const satisfies readonly (keyof Vehicle)[];

const MOST_META_WORDS = 5_000;

type CarriedFacts = Readonly<Record<string, unknown>>;

/**
 * What a vehicle is when it comes back: every field that the format has a place for as it was, the price as it was
 * advertised, photos in one list. Words are what our reader makes of those words in anybody's feed.
 */
export function carriedFacts(
  file: FeedFile,
  vehicle: Vehicle,
  profile: StoreProfile,
): CarriedFacts {
  const draft = draftListing(vehicle, {
    ...FEED_RULES,
    policy: getPricePolicy(profile),
    photoSources: getPhotoPolicy(profile),
  });
  if (draft.status === "withheld") throw new Error(draft.reason);
  const { price, photos } = draft.listing;
  const isGoogle = file.platform === "google";
  const msrpCents = price.msrpCents ?? price.oldTotalCents;
  const oldPriceCents =
    isGoogle &&
    vehicle.condition === "new" &&
    msrpCents !== null &&
    msrpCents > price.totalCents
      ? msrpCents
      : null;
  const words = isGoogle
    ? (vehicle.description ?? "")
    : formatDescription(draft.listing).slice(0, MOST_META_WORDS);
  return {
    ...listFields(file, vehicle, lineRead),
    exteriorColorFamily: findColorFamily(vehicle.exteriorColor ?? ""),
    interiorColorFamily: findColorFamily(vehicle.interiorColor ?? ""),
    salePriceCents: price.totalCents,
    oldPriceCents,
    description: wordsRead(file, words),
    photos: isGoogle ? photos.map(partedByCommas) : photos,
  };
}

/** The same fields of a vehicle that came back. */
export function cameBack(file: FeedFile, vehicle: Vehicle): CarriedFacts {
  const { previewImage, additionalImages } = vehicle.images;
  return {
    ...listFields(file, vehicle, (text) => text),
    exteriorColorFamily: vehicle.exteriorColorFamily,
    interiorColorFamily: vehicle.interiorColorFamily,
    salePriceCents: vehicle.salePriceCents,
    oldPriceCents: vehicle.oldPriceCents,
    description: vehicle.description,
    photos: previewImage === null ? [] : [previewImage, ...additionalImages],
  };
}

type Read = (text: string | null) => string | null;

function listFields(file: FeedFile, vehicle: Vehicle, read: Read) {
  const isGoogle = file.platform === "google";
  const { make, model, trim, stockNumber } = vehicle;
  const same = isGoogle ? OF_GOOGLE : COMMON;
  return {
    ...Object.fromEntries(same.map((key) => [key, vehicle[key]])),
    make: read(make),
    model: read(model),
    trim: read(trim),
    exteriorColor: colorRead(read(vehicle.exteriorColor)),
    interiorColor: colorRead(read(vehicle.interiorColor)),
    ...(isGoogle
      ? {
          engine: read(vehicle.engine),
          transmissionText: formatTransmissionText(
            read(vehicle.transmissionText) ?? "",
          ),
        }
      : { stockNumber: read(stockNumber) }),
  };
}

function lineRead(text: string | null): string | null {
  return text === null ? null : cleanLine(text);
}

/** Capitals at each word: a letter that is two in capitals is done with at the second reading. */
function colorRead(name: string | null): string | null {
  return name === null ? null : parseColorName(name);
}

/** A reader calms what dealers write, and a table parted by tabs has lines no cell may break. */
function wordsRead({ name }: FeedFile, words: string): string | null {
  const written = name.endsWith(".tsv") ? words.replace(/\s+/g, " ") : words;
  return removeShouting(cleanText(written) ?? "") || null;
}

/** All but the first of a vehicle's photos share a cell. */
function partedByCommas(address: string, at: number): string {
  return at === 0 ? address : address.replaceAll(",", "%2C");
}
