import { redirect } from "react-router";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { hasDialogMark } from "#app/site/dialogs/dialog-address.ts";

/** It holds where a form leads on to once its cookies have come back. */
const WHEN_KEPT = "whenKept";

const ANCHOR = /#[\w-]{1,80}$/;

type Facts = Pick<RequestFacts, "hasCookies">;

/**
 * A form whose answer is kept in cookies alone leads to `next`, unless the browser has sent no cookie yet: then to its
 * own page at `here`, which tells whether they were kept. Without a script nothing else does (Assumption A187). A dialog
 * has said it beforehand.
 */
export function askForCookies(
  { hasCookies }: Facts,
  url: URL,
  { next, here }: { readonly next: string; readonly here: string },
): string {
  if (hasCookies || hasDialogMark(url)) return next;
  const sign = here.includes("?") ? "&" : "?";
  return `${here}${sign}${WHEN_KEPT}=${encodeURIComponent(next)}`;
}

/** Throws the way on where they were kept; false where nothing was asked. */
export function areCookiesRefused({ hasCookies }: Facts, url: URL): boolean {
  const next = url.searchParams.get(WHEN_KEPT);
  if (next === null) return false;
  if (!hasCookies) return true;
  const [anchor = ""] = ANCHOR.exec(next) ?? [];
  throw redirect(toSafeReturnAddress(next) + anchor, 302);
}
