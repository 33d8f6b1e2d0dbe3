import { redirect } from "react-router";
import { unlockOnSave } from "#app/domain/visitor/unlock.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";

export interface RememberedVisitor {
  readonly visitor: VisitorProfile & { readonly uniqueUserId: string };
  /** The answer's headers carry them. */
  readonly setCookies: readonly string[];
  /** Spec §4: whether this save opened the private inventory. */
  readonly hasUnlocked: boolean;
}

/** What is left out of `changes` stays as it was. The cookie keeps what the visitor's consent allows. */
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

/** The id has 144 random bits, in letters and digits that any system takes. */
function createUserId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(USER_ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** A form that was taken leads on by GET. */
export function redirectAfterPost(
  address: string,
  setCookies: readonly string[],
): Response {
  const headers = new Headers();
  for (const line of setCookies) headers.append("Set-Cookie", line);
  return redirect(address, { status: 303, headers });
}
