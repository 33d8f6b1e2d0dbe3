import type { DesignGroup } from "#app/features/design/parts/design-group.tsx";
import { HERE, LONG_WORD } from "#app/features/design/samples/sample-words.ts";
import { OfferCards } from "#app/site/offers/offer-cards.tsx";

export const OFFERS: DesignGroup = {
  title: "Offers",
  parts: [
    {
      title: "Offer cards",
      note: "A claim, its last day and its terms never stand without each other.",
      layout: "plain",
      content: (
        <OfferCards
          offers={[
            {
              id: "short",
              icon: "car",
              title: "Oil change, $39.95",
              text: "Up to five quarts of synthetic oil.",
              until: "Until January 31, 2027",
              isLoan: false,
              disclosure: null,
              link: { label: "View offer", address: HERE },
              action: { label: "Schedule service", address: HERE },
            },
            {
              id: "terms",
              icon: "wallet",
              title: "$500 off for returning customers",
              text: "Bring the papers of the car that you bought here.",
              until: "Until January 31, 2027",
              isLoan: false,
              disclosure:
                "One per customer and car. With no other offer. Ask before you sign.",
              link: null,
              action: null,
            },
            {
              id: "long",
              icon: "calendar",
              title: `Everything that ${LONG_WORD} needs before the winter comes, in one visit`,
              text: "Battery, brakes, tires, wipers, lights and belts.",
              until: "No last day",
              isLoan: false,
              disclosure: LONG_WORD,
              link: { label: "View offer", address: HERE },
              action: null,
            },
          ]}
        />
      ),
    },
  ],
};
