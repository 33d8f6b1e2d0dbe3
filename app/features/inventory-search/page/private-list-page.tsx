import { PrivateInvitation } from "#app/site/gate/private-invitation.tsx";

/** This is the page at `/search-vehicles/…` while all that it could show is private. */
export function PrivateListPage() {
  return (
    <div className="wrap">
      <PrivateInvitation heading="h1" />
    </div>
  );
}
