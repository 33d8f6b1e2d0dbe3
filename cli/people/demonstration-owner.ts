import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { formatInvitationLink } from "#app/domain/console/invitation.ts";
import type { ConsolePorts } from "#app/console-ports.ts";

const EMAIL = "owner@forecourt.example";

/** A one-time link into the demonstration's console: each start has a new one, and the one of before ends. */
export async function inviteDemonstrationOwner(
  { people, clock }: Pick<ConsolePorts, "people" | "clock">,
  origin: string,
): Promise<string | null> {
  const change = { by: COMMAND_LINE, nowMs: clock.nowMs() };
  const known = await people.findByEmail(EMAIL);
  const invitation =
    known === null
      ? await people.invite(
          {
            name: "Demonstration owner",
            email: EMAIL,
            role: "owner",
            storeIds: null,
            language: "en",
          },
          change,
        )
      : await people.inviteAgain(known.id, change);
  return invitation === null
    ? null
    : formatInvitationLink(origin, invitation.token);
}
