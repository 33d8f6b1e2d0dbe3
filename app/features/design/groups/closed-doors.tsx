import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { PrivateInvitation } from "#app/site/gate/private-invitation.tsx";
import { LockedOffers, NoOffers } from "#app/site/offers/offer-cards.tsx";

export const CLOSED_DOORS: DesignGroup = {
  title: "Private cars and prices",
  parts: [
    {
      title: "Notice above a list",
      layout: "plain",
      content: (["prices", "terms", "vehicles"] as const).map((notice) => (
        <State key={notice} name={notice}>
          <GateNotice notice={notice} />
        </State>
      )),
    },
    {
      title: "Invitation",
      note: "It stands where cars would be, and says nothing about them.",
      layout: "plain",
      content: <PrivateInvitation heading="h2" />,
    },
    {
      title: "Locked offers, no offers",
      layout: "plain",
      content: (
        <>
          <State name="Locked">
            <LockedOffers heading="h3" />
          </State>
          <State name="None">
            <NoOffers />
          </State>
        </>
      ),
    },
  ],
};
