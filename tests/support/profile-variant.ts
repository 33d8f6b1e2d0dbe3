import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  PAGE_KEYS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";

const PROFILES = join(import.meta.dirname, "..", "..", "profiles");

export interface ProfileVariant {
  /** For `PROFILE`. */
  readonly folder: string;
  remove(): void;
}

/** A profile of the project in which some files say something else: file name → its new content. */
export function profileVariant(
  base: string,
  changes: Readonly<Record<string, (content: string) => string>>,
): ProfileVariant {
  const folder = mkdtempSync(join(tmpdir(), `profile-${base}-`));
  writeFileSync(join(folder, "extends.txt"), join(PROFILES, base));
  for (const [file, change] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      change(readFileSync(join(PROFILES, base, file), "utf8")),
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The samples value vehicles and book service; here a person answers both. */
export function simpleSellVariant(base = "franchise"): ProfileVariant {
  return profileVariant(base, {
    "pages.json": (content) =>
      JSON.stringify({ ...JSON.parse(content), serviceSchedule: false }),
    "trade.json": (content) =>
      JSON.stringify({ ...JSON.parse(content), form: "simple" }),
  });
}

/** Changes to `pages.json` that leave just these pages on. */
export function onlyPages(isOn: (page: PageKey) => boolean) {
  return {
    "pages.json": () =>
      JSON.stringify(
        Object.fromEntries(PAGE_KEYS.map((page) => [page, isOn(page)])),
      ),
  };
}
