import { unlockOnSave } from "#app/domain/visitor/unlock.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";

export interface RememberedVisitor {
  readonly visitor: VisitorProfile & { readonly uniqueUserId: string };
  /** For the answer's headers. */
  readonly setCookies: readonly string[];
  /** This save opened the private inventory. Spec §4. */
  readonly hasUnlocked: boolean;
}

/**
 * Adds what a form just learnt to the visitor's profile. What is left out of `changes` stays as it was.
 * The cookie keeps of it what the visitor's consent allows.
 */
export function rememberVisitor(
  {
    profile,
    visitorCookies,
    clock,
  }: Pick<AppPorts, "profile" | "visitorCookies" | "clock">,
  { visitor, consent }: Pick<RequestFacts, "visitor" | "consent">,
  changes: Partial<VisitorProfile>,
): RememberedVisitor {
  const changed = { ...visitor, ...changes };
  const unlocked = unlockOnSave(
    changed,
    clock.nowMs(),
    profile.visitor.profileDays,
  );
  const saved = {
    ...unlocked,
    uniqueUserId: changed.uniqueUserId ?? createUserId(),
  };
  return {
    visitor: saved,
    setCookies: visitorCookies.save(saved, consent),
    hasUnlocked: unlocked !== changed,
  };
}

const USER_ID_BYTES = 18;

/** 144 random bits, in letters and digits that any system takes. */
function createUserId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(USER_ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
