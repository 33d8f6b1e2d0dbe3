import { SAMPLE_FEED } from "./import-run.ts";

/** A store that names no feed uses this one. */
export const MAIN_FEED = "main";

const FEED_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** It says what is wrong with a feed name, and is null for a valid one. */
export function findFeedNameProblem(name: string): string | null {
  if (!FEED_NAME.test(name))
    return `A feed name has up to 40 small letters, digits, - and _: "${name}" does not fit.`;
  if (name === SAMPLE_FEED)
    return `The feed name "${SAMPLE_FEED}" belongs to the sample inventory: choose another.`;
  return null;
}
