import { RENEW_SAVED_PATH } from "#app/domain/saved-vehicles/shortlist-addresses.ts";
import { refreshShortlists } from "#app/site/saved-vehicles/shortlist-store.ts";

const DELAY_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the server write the cookies anew: Safari keeps those of scripts for a week only.
 * A press while the answer is on its way is followed by a renewal of its own.
 */
export function renewLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    fetch(RENEW_SAVED_PATH, { method: "POST", keepalive: true }).then(
      refreshShortlists,
      // Kept for a shorter time.
      () => {},
    );
  }, DELAY_MS);
}
