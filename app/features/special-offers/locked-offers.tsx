import { UnlockOffers } from "#app/site/offers/offer-cards.tsx";
import { PrivateScreen } from "#app/site/sections/private/private-screen.tsx";
import type { LockedOffersView } from "./locked-offers.server.ts";
import { OtherSections } from "./other-sections.tsx";

/** What stands where offers would be that wait for the unlock. */
export function LockedOffersPage({
  locked: { screen, line, others },
  isIndex,
}: {
  readonly locked: LockedOffersView;
  readonly isIndex: boolean;
}) {
  return (
    <>
      <PrivateScreen
        screen={screen}
        actions={<UnlockOffers line={line ?? undefined} />}
      />
      {(others.links.length > 0 || !isIndex) && (
        <OtherSections {...others} isOfIndex={isIndex} />
      )}
    </>
  );
}
