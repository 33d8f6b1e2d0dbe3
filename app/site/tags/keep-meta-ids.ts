import {
  META_BROWSER,
  META_CLICK,
} from "#app/domain/consent/vendor-cookies.ts";
import { formatCookie } from "#app/domain/consent/storage-gate.ts";
import type { ConsentTier } from "#app/domain/consent/consent.ts";
import { createFbc, createFbp } from "#app/domain/tags/meta-ids.ts";
import {
  readBrowserRules,
  readCookie,
  writeCookie,
} from "#app/site/visitor/browser-storage.ts";

/** Nine digits and more, as Meta's own. */
const RANDOM_BELOW = 2 ** 32;

/**
 * Meta's ids of this browser and of the click that led to this document, for the pixel and for the server's reports of
 * the same events. The gate writes them by targeting consent alone.
 */
export function keepMetaIds(tier: ConsentTier): void {
  const moment = { hostname: location.hostname, nowMs: Date.now() };
  // Neither lasts as long as a profile.
  const rules = readBrowserRules(tier, 0);
  if (readCookie(META_BROWSER.name) === undefined)
    writeCookie(
      formatCookie(META_BROWSER, createFbp(moment, drawNumber()), rules),
    );
  const click = createFbc(moment, findClick(), readCookie(META_CLICK.name));
  if (click !== null) writeCookie(formatCookie(META_CLICK, click, rules));
}

/** The visitor may have gone on before they allowed anything; the address of the document is still known. */
function findClick(): string | null {
  const [first] = performance.getEntriesByType("navigation");
  return URL.parse(first?.name ?? "")?.searchParams.get("fbclid") ?? null;
}

function drawNumber(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return RANDOM_BELOW + drawn;
}
