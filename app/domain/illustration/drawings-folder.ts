/**
 * Browsers keep a drawing for a year, so drawings that change get new addresses. The version is the fingerprint of all
 * drawings: `tests/illustration/contact-sheet.test.ts` fails when it is another, and says which to write here.
 */
export const DRAWINGS_VERSION = "1ba1b51d";

export const DRAWINGS_FOLDER = `/img/v/${DRAWINGS_VERSION}/`;

export const SILHOUETTES_NAME = "bodystyles.svg";
/** Browsers keep this one file of symbols for all body styles. */
export const SILHOUETTES_PATH = DRAWINGS_FOLDER + SILHOUETTES_NAME;

interface DrawingPath {
  /** The drawing need not exist. */
  readonly name: string;
  /** At the address of another version, or of none, stands today's drawing, and tomorrow another. */
  readonly isLasting: boolean;
}

/** The folder of a version, then the two places that drawings had before they had versions. */
const PATH = /^\/img\/(?:v\/(?:[0-9a-f]{8}\/)?([^/]+)|(bodystyles\.svg))$/;

/** Null for what is no address of a drawing. */
export function parseDrawingPath(pathname: string): DrawingPath | null {
  const [, inFolder, alone] = PATH.exec(pathname) ?? [];
  const name = inFolder ?? alone;
  if (name === undefined) return null;
  return { name, isLasting: pathname === DRAWINGS_FOLDER + name };
}
