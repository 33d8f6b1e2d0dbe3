import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildPrivateInvitation } from "#app/site/gate/private-invitation.server.ts";
import { countHidden, countVisible } from "./count-hidden.ts";

/** What stands where cars would that this visitor may not see: the same whatever was asked for, and found or not. */
export function buildPrivatePage(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  facts: Pick<RequestFacts, "gate" | "language">,
) {
  const { gate } = facts;
  const invitation = buildPrivateInvitation(profile, facts, {
    hidden: countHidden(index, gate, profile),
    open: countVisible(index, gate, profile),
  });
  return { kind: "private", ...invitation } as const;
}
