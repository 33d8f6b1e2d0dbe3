import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import type { GateNotice as Notice } from "#app/site/gate/gate-notice.server.ts";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import type { PrivateInvitationView } from "#app/site/gate/private-invitation.server.ts";
import { PrivateInvitation } from "#app/site/gate/private-invitation.tsx";
import { LockedOffers, NoOffers } from "#app/site/offers/offer-cards.tsx";

const NOTICES: readonly Notice[] = [
  {
    kind: "prices",
    title: "These prices are private",
    how: "Share your contact details once, answer a few questions, and every price opens.",
  },
  {
    kind: "terms",
    title: "Finish your terms to customize your pricing details",
    how: null,
  },
  {
    kind: "vehicles",
    title: "218 more cars are in our private inventory",
    how: "Share your contact details once to see them. Used prices open after a few questions.",
  },
];

const INVITATION: PrivateInvitationView = {
  title: "Our new cars are private",
  text: "We show them to shoppers who tell us who they are. Share your contact details once and see every one.",
  hidden: "218 private cars",
  waysTitle: "How to see them",
  ways: [
    {
      title: "Share your contact details once",
      text: "Name, email and phone. We don’t sell them.",
    },
    {
      title: "See every private car",
      text: "They open right away, in every list and search.",
    },
    {
      title: "Ask about the one you like",
      text: "Call us or stop by.",
    },
  ],
  open: { label: "See 423 used and certified cars", address: "#" },
};

export const CLOSED_DOORS: DesignGroup = {
  title: "Private cars and prices",
  parts: [
    {
      title: "Notice above a list",
      layout: "plain",
      content: NOTICES.map((notice) => (
        <State key={notice.kind} name={notice.kind}>
          <GateNotice notice={notice} />
        </State>
      )),
    },
    {
      title: "Invitation",
      note: "It stands where cars would be, and says nothing about them but how many there are.",
      layout: "plain",
      content: <PrivateInvitation heading="h2" invitation={INVITATION} />,
    },
    {
      title: "Locked offers, no offers",
      layout: "plain",
      content: (
        <>
          <State name="Locked">
            <LockedOffers heading="h3" />
          </State>
          <State name="Locked, of one kind">
            <LockedOffers heading="h3" title="4 service specials are private" />
          </State>
          <State name="None">
            <NoOffers />
          </State>
        </>
      ),
    },
  ],
};
