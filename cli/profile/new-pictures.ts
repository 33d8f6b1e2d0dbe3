import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { findAssetProblem, findSiteProblem } from "#app/operations.server.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";
import type { ProfileContext } from "./profile-context.ts";

/** A picture's name in the profile: its key in the answers, and the name of its file without the ending. */
const PICTURES: Readonly<Record<string, string>> = {
  logo: "logo",
  inverseLogo: "logo-inverse",
};

interface Picture {
  readonly name: string;
  readonly bytes: Buffer;
}

export const isPictureKey = (key: unknown): boolean =>
  typeof key === "string" && Object.hasOwn(PICTURES, key);

/** Null where the words name a picture on this machine, or one that the site has. */
export function findPictureProblem(
  words: string,
  context: ProfileContext,
): string | null {
  if (/^[a-z]+:\/\//i.test(words))
    return "must be a picture's file on this machine, as in logo.png; the site's own policy blocks pictures at other addresses";
  const picture = readPicture(words, "logo", context);
  if (picture !== null) {
    const problem = findAssetProblem(picture);
    return problem === null ? null : `${words} ${problem}`;
  }
  if (words.startsWith("/") && findSiteProblem(words) === null) return null;
  return `there is no file ${path.resolve(context.workingFolder, words)}`;
}

/** The pictures that the answers name by their files; from then on they name them as they will lie in the profile. */
export function takePictures(
  given: Record<string, unknown>,
  context: ProfileContext,
): readonly Picture[] {
  return Object.entries(PICTURES).flatMap(([key, base]) => {
    const words = given[key];
    if (typeof words !== "string") return [];
    const problem = findPictureProblem(words, context);
    if (problem !== null) throw new WrongUsage(`${key}: ${problem}`);
    const picture = readPicture(words, base, context);
    if (picture === null) return [];
    given[key] = picture.name;
    return [picture];
  });
}

function readPicture(
  words: string,
  base: string,
  { workingFolder }: ProfileContext,
): Picture | null {
  const file = path.resolve(workingFolder, words);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const name = `assets/${base}${path.extname(file).toLowerCase()}`;
  return { name, bytes: readFileSync(file) };
}
