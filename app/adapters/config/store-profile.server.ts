import { listProfileFaults } from "#app/domain/profile-checks/profile-faults.ts";
import type { ProfileFault } from "#app/domain/profile-checks/profile-fault.ts";
import { fillFigures } from "#app/domain/store-profile/figures.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Log } from "#app/ports.ts";
import {
  formatStoreProfileFault,
  type StoreProfileFault,
  toStoreProfileFault,
  VALUATION_BOOK,
} from "./profile-files.server.ts";
import { placeFaults } from "./fault-positions.server.ts";
import {
  hashProfileFolder,
  type ProfileAsset,
  readProfileFolder,
} from "./profile-folder.server.ts";
import {
  placePictures,
  type ProfilePictures,
} from "./profile-pictures.server.ts";
import { checkProfileForm } from "./profile-form.server.ts";
import { readProfileParts } from "./profile-parts.server.ts";

export type StoreProfileResult = {
  readonly warnings: readonly StoreProfileFault[];
} & (
  | {
      readonly ok: true;
      /** Its texts say the figures that they name. */
      readonly profile: StoreProfile;
      /** The same before figures are filled in. */
      readonly written: StoreProfile;
      /** The profile's version is the SHA-256 of its folder, in hex. */
      readonly contentHash: string;
      /** What no live site may say, although it loads. */
      readonly samples: readonly StoreProfileFault[];
      /** What a server that runs cannot take over. */
      readonly restarts: readonly StoreProfileFault[];
      readonly pictures: ProfilePictures;
      /** What the file of our own book of prices holds; null without one. */
      readonly bookText: string | null;
    }
  | { readonly ok: false; readonly faults: readonly StoreProfileFault[] }
);

/**
 * Everything wrong with a profile is reported at once; a server that runs may have more to say of it. A `draft` is
 * checked as if it were saved.
 */
export function loadStoreProfile(
  folder: string,
  nowMs: number = Date.now(),
  listFurtherFaults: (
    profile: StoreProfile,
  ) => readonly ProfileFault[] = () => [],
  draft: ProfileAsset | null = null,
): StoreProfileResult {
  const read = readProfileFolder(folder, draft);
  if (read === null) {
    const message = "is no folder; set PROFILE to a folder in profiles/";
    return toFailedResult([{ file: folder, key: "", message }]);
  }
  const { files, assets } = read;
  const { parts, faults, warnings: notes } = readProfileParts(files);
  const form = checkProfileForm(parts, faults);
  if (!form.ok)
    return toFailedResult(placeFaults([...faults, ...form.faults], files));
  const placed = placePictures(form.profile, assets);
  const found = [
    ...listProfileFaults(form.profile, nowMs),
    ...listFurtherFaults(form.profile),
  ];
  const listFaults = (isOfKind: (fault: ProfileFault) => boolean) =>
    placeFaults(
      found
        .filter(isOfKind)
        .map((it) =>
          toStoreProfileFault(it.key, it.message, form.profile, it.words),
        ),
      files,
    );
  const errors = [
    ...placeFaults(faults, files),
    ...listFaults(
      (it) =>
        !it.isWarning &&
        it.isSample === undefined &&
        it.isRestartNeeded === undefined,
    ),
    ...placeFaults(
      placed.faults.map((it) =>
        toStoreProfileFault(it.path, it.message, form.profile, it.words),
      ),
      files,
    ),
  ];
  const book = files.find(({ name }) => name === VALUATION_BOOK);
  const isWithoutBook =
    form.profile.trade.form === "valuation" &&
    form.profile.trade.valuation.provider === "own-book" &&
    book === undefined;
  const warnings = [
    ...listFaults((it) => it.isWarning),
    ...notes,
    ...(isWithoutBook ? [NO_BOOK_WARNING] : []),
    ...placed.unused.map((file) => ({
      file,
      key: "",
      message: "stands in no part of the profile, so nothing shows it",
    })),
  ];
  if (errors.length > 0) return toFailedResult(errors, warnings);
  const written = isWithoutBook
    ? keepSimpleForm(placed.profile)
    : placed.profile;
  return {
    ok: true,
    profile: fillFigures(written),
    written,
    contentHash: hashProfileFolder(read),
    samples: listFaults((it) => it.isSample === true),
    restarts: listFaults((it) => it.isRestartNeeded === true),
    pictures: placed.pictures,
    bookText: book?.content ?? null,
    warnings,
  };
}

const NO_BOOK_WARNING: StoreProfileFault = {
  file: "trade.json",
  key: "form",
  message: `needs ${VALUATION_BOOK}, and stays simple without it; make one with: npm run forecourt -- valuation fit <sales.csv>`,
};

/** Nothing is promised that the profile cannot keep. */
function keepSimpleForm(profile: StoreProfile): StoreProfile {
  return { ...profile, trade: { ...profile.trade, form: "simple" } };
}

function toFailedResult(
  faults: readonly StoreProfileFault[],
  warnings: readonly StoreProfileFault[] = [],
): StoreProfileResult {
  return { ok: false, faults, warnings };
}

/** Throws an Error that lists every fault by file and key. */
export function readStoreProfile(folder: string, nowMs: number, log: Log) {
  const result = loadStoreProfile(folder, nowMs);
  for (const warning of result.warnings)
    log.warn("store-profile.warning", { ...warning });
  if (result.ok) return result;
  const faults = result.faults.map(formatStoreProfileFault).join("\n");
  throw new Error(`The store profile ${folder} has faults:\n${faults}`);
}

const MOST_SHOWN = 10;

/** The first faults as people read them, and how many more there are. */
export function formatFirstFaults(
  faults: readonly StoreProfileFault[],
): readonly string[] {
  const rest = faults.length - MOST_SHOWN;
  return [
    ...faults.slice(0, MOST_SHOWN).map(formatStoreProfileFault),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ];
}

/** What to say instead of going live on a sample's words; null where nothing stands in the way (Assumption A271). */
export function findSampleRefusal(folder: string): string | null {
  const result = loadStoreProfile(folder);
  if (!result.ok || result.samples.length === 0) return null;
  const { samples } = result;
  return [
    `The store profile ${folder} is not fit to go live: ${samples.length} of its words are a sample's, or claims without a source.`,
    ...samples.slice(0, MOST_SHOWN).map(formatStoreProfileFault),
    ...(samples.length > MOST_SHOWN
      ? ["All of them: npm run forecourt -- profile check --live"]
      : []),
    "To serve it all the same, for a trial: npm run serve -- --allow-sample",
  ].join("\n");
}
