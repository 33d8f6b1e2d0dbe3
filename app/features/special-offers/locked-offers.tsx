import { useTexts } from "#app/site/page/use-texts.ts";
import { UnlockOffers } from "#app/site/offers/offer-cards.tsx";
import { PrivateScreen } from "#app/site/sections/private/private-screen.tsx";
import { specialOffersCopy } from "./copy.ts";
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
  const t = useTexts(specialOffersCopy);
  return (
    <>
      <PrivateScreen
        screen={screen}
        actions={<UnlockOffers line={line ?? undefined} />}
      />
      {!isIndex && (
        <OtherSections
          title={t("locked.others")}
          links={others}
          isOfIndex={false}
        />
      )}
    </>
  );
}
