import { redirect } from "react-router";
import {
  formatShortlistCookie,
  type ShortlistKind,
} from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import { type FlashKey, formatFlashCookie } from "#app/domain/visitor/flash.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

type CookiePorts = Pick<AppPorts, "profile" | "hasTls">;

/** The `Set-Cookie` line keeps the list as long as this visitor allows. */
export function formatVisitorShortlistCookie(
  { profile, hasTls }: CookiePorts,
  { consent }: Pick<RequestFacts, "consent">,
  list: ShortlistKind,
  vins: VinList,
): string {
  const { profileDays } = profile.visitor;
  return formatShortlistCookie(list, vins, { consent, profileDays, hasTls });
}

/** The change is the visitor's own, so no shared cache keeps the redirect. */
export function redirectWithShortlist(
  ports: CookiePorts,
  facts: Pick<RequestFacts, "consent">,
  list: ShortlistKind,
  vins: VinList,
  location: string,
  flash: FlashKey | null = null,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const cookie = formatVisitorShortlistCookie(ports, facts, list, vins);
  headers.append("Set-Cookie", cookie);
  if (flash !== null)
    headers.append("Set-Cookie", formatFlashCookie(flash, ports.hasTls));
  return redirect(location, { status: 303, headers });
}
