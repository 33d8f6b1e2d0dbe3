import type { HashedDetails } from "#app/domain/tags/hashed-details.ts";
import { HASHED_DETAILS_PATH } from "./hashed-details-address.ts";

/** Events do not wait longer for details. */
const TIMEOUT_MS = 3000;

let found: Promise<HashedDetails | null> | null = null;

/** The visitor's own contact details as SHA-256; null without targeting consent, or where nothing is known of them. */
export function findHashedDetails(
  isChanged: boolean,
): Promise<HashedDetails | null> {
  if (found === null || isChanged) found = ask();
  return found;
}

async function ask(): Promise<HashedDetails | null> {
  try {
    const answer = await fetch(HASHED_DETAILS_PATH, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok && answer.status === 200 ? await answer.json() : null;
  } catch {
    return null;
  }
}
