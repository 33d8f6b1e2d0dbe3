import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import {
  formatCookie,
  getCookieName,
} from "#app/domain/consent/storage-gate.ts";
import { VISITOR } from "#app/domain/consent/stored-items.ts";
import { CLOCK_SKEW_MS, DAY_S } from "#app/domain/time.ts";
import { removeContactDetails } from "#app/domain/visitor/contact-details.ts";
import { removeStaleUnlocks } from "#app/domain/visitor/unlock.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import type { VisitorCookies } from "#app/ports/visitor-ports.ts";
import { createSeal, type SealKeys } from "./sealed-text.server.ts";
import { parseVisitor, printVisitor } from "./visitor-text.server.ts";

export interface VisitorCookieOptions extends SealKeys {
  readonly hasTls: boolean;
  readonly profileDays: number;
  readonly nowMs: () => number;
  /** A kept copy of a forgotten visitor's cookie counts as a stranger's. */
  readonly isErased: (visitorId: string) => boolean;
}

export interface VisitorCookieJar extends VisitorCookies {
  /** STRANGER stands for a cookie that is absent, forged, edited, cut, too old or sealed by another key. */
  read(cookies: ReadonlyMap<string, string>, consent: Consent): VisitorProfile;
}

/** The visitor profile of spec §3 is in one sealed cookie that only this server can read or make. */
export function createVisitorCookies({
  hasTls,
  profileDays,
  nowMs,
  isErased,
  ...keys
}: VisitorCookieOptions): VisitorCookieJar {
  const name = getCookieName(VISITOR, hasTls);
  const seal = createSeal(name, keys);
  const lifetimeS = profileDays * DAY_S;

  return {
    read(cookies, consent) {
      const sealed = cookies.get(name);
      if (sealed === undefined) return STRANGER;
      const text = seal.open(sealed);
      const known = text === null ? null : parseVisitor(text);
      if (known === null) return STRANGER;
      const ageMs = nowMs() - known.issuedAtMs;
      if (ageMs < -CLOCK_SKEW_MS || ageMs >= lifetimeS * 1000) return STRANGER;
      const { uniqueUserId } = known.visitor;
      if (uniqueUserId !== null && isErased(uniqueUserId)) return STRANGER;
      const visitor = removeStaleUnlocks(known.visitor, nowMs(), profileDays);
      return isGranted(consent, "functional")
        ? visitor
        : removeContactDetails(visitor);
    },

    save(visitor, consent) {
      const isKept = isGranted(consent, "functional");
      const kept = isKept ? visitor : removeContactDetails(visitor);
      const sealed = seal.close(printVisitor(kept, nowMs()));
      return [formatCookie(VISITOR, sealed, { consent, profileDays, hasTls })];
    },
  };
}
