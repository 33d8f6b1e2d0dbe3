import type { PrivateInvitationView } from "#app/site/gate/private-invitation.server.ts";
import type { SaidHead } from "./page-head.server.ts";

/** The head of a page that stands where cars would. */
export function privateHead({
  title,
}: Pick<PrivateInvitationView, "title">): SaidHead {
  return { title, description: null, leftOut: "locked" };
}
