const OLD_YEAR_PATH = /^\/20(1\d|2[0-5])(\/|$)/;

/** Spec §2: it returns where an address of the years 2010 to 2025 leads now, and null for every other path. */
export function findLegacyRedirect(path: string): string | null {
  return OLD_YEAR_PATH.test(path) ? "/auto-financing" : null;
}
