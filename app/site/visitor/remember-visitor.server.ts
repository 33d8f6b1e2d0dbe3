import { redirect } from "react-router";
import type { ContactConsent, LeadUser } from "#app/domain/leads/lead.ts";
import { unlockOnSave } from "#app/domain/visitor/unlock.ts";
import { formatUserId, USER_ID_BYTES } from "#app/domain/visitor/user-id.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { rememberConsent } from "./given-consent.server.ts";

type VisitorPorts = Pick<AppPorts, "profile" | "visitorCookies" | "clock">;
type KnownVisitor = Pick<RequestFacts, "visitor" | "consent">;

export interface RememberedVisitor {
  readonly visitor: VisitorProfile & { readonly uniqueUserId: string };
  /** The answer's headers carry them. */
  readonly setCookies: readonly string[];
}

/**
 * What is left out of `changes` stays as it was. The cookie keeps what the visitor's consent allows. It unlocks nothing:
 * nobody is told of this save.
 */
export function rememberVisitor(
  { visitorCookies }: Pick<VisitorPorts, "visitorCookies">,
  { visitor, consent }: KnownVisitor,
  changes: Partial<VisitorProfile>,
): RememberedVisitor {
  const changed = { ...visitor, ...changes };
  const saved = {
    ...changed,
    uniqueUserId:
      changed.uniqueUserId ??
      formatUserId(crypto.getRandomValues(new Uint8Array(USER_ID_BYTES))),
  };
  return { visitor: saved, setCookies: visitorCookies.save(saved, consent) };
}

/** Who a lead says can be reached, and whether they agreed to it; no other person's consent is the visitor's. */
interface SaidInLead {
  readonly user: Pick<LeadUser, "phone" | "email">;
  readonly contactConsent: ContactConsent | null;
}

/**
 * Spec §4: all four contact fields unlock, and a lead tells the dealer who it was (Assumption A110). The consent that it
 * brings is remembered (Assumption A405); null where no lead is sent.
 */
export function rememberSender(
  ports: VisitorPorts,
  facts: KnownVisitor,
  changes: Partial<VisitorProfile>,
  lead: SaidInLead | null,
): RememberedVisitor {
  const consent = lead && rememberConsent(lead.contactConsent, lead.user);
  const unlocked = unlockOnSave(
    { ...facts.visitor, ...changes, ...consent },
    ports.clock.nowMs(),
    ports.profile.visitor.profileDays,
  );
  return rememberVisitor(ports, facts, unlocked);
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
