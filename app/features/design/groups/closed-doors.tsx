import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { DRAWN_CARS } from "#app/site/gate/drawn-cars.ts";
import type { GateNotice as Notice } from "#app/site/gate/gate-notice.server.ts";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { HiddenCars } from "#app/site/gate/private-cars.tsx";
import { LockedOffers, NoOffers } from "#app/site/offers/offer-cards.tsx";
import {
  PrivatePanel,
  type PrivateScreenView,
} from "#app/site/sections/private/private-screen.tsx";

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

const PANEL: PrivateScreenView["panel"] = {
  title: "218 private cars",
  rows: [
    {
      icon: "wallet",
      title: "What they cost",
      text: "Prices are on the page, with no call to make first.",
    },
    {
      icon: "car",
      title: "Every model, trim and color",
      text: "They join our other cars in every list and search.",
    },
    {
      icon: "pin",
      title: "Where each one is",
      text: "So you know which store to visit.",
    },
  ],
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
      title: "What the unlock opens",
      note: "It stands beside the words where private cars or offers would be, and says nothing about them but how many there are.",
      layout: "plain",
      content: <PrivatePanel panel={PANEL} />,
    },
    {
      title: "Beside the form",
      note: "Drawings of no car in particular say how many cars the form opens.",
      layout: "plain",
      content: <HiddenCars title="218 private cars" drawings={DRAWN_CARS} />,
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
