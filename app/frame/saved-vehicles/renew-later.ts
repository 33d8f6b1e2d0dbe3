import { RENEW_SAVED_PATH } from "#app/domain/saved-vehicles/shortlist-addresses.ts";
import { refreshShortlists } from "#app/site/saved-vehicles/shortlist-store.ts";

const DELAY_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The server writes the cookies anew, because Safari keeps those of scripts for a week only.
 * A press while the answer is on its way is followed by a renewal of its own.
 */
export function renewLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    fetch(RENEW_SAVED_PATH, { method: "POST", keepalive: true }).then(
      refreshShortlists,
      // The cookies are then kept for a shorter time.
      () => {},
    );
  }, DELAY_MS);
}
