import { PrivateInvitation } from "./private-invitation.tsx";
import type { PrivateInvitationView } from "./private-invitation.server.ts";

export function PrivatePage({
  page,
}: {
  readonly page: PrivateInvitationView;
}) {
  return (
    <div className="wrap">
      <PrivateInvitation heading="h1" invitation={page} />
    </div>
  );
}
