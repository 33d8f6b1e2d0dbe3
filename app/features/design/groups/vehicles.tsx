import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import {
  CARD_STATES,
  sampleCard,
} from "#app/features/design/samples/sample-cards.ts";
import { drawPicture } from "#app/features/design/samples/sample-drawings.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import {
  CompareButton,
  SaveButton,
  ShortlistTools,
} from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  ChosenCar,
  ChosenPicture,
} from "#app/site/vehicles/cards/chosen-car.tsx";
import { VehicleCard } from "#app/site/vehicles/cards/vehicle-card.tsx";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { BODY_STYLES } from "#app/domain/vehicle/vehicle.ts";
import { Badge } from "#app/ui/badge.tsx";

/** One car for every look at the page: each call of `sampleCard` makes another. */
const PLAIN_CARD = sampleCard();

function SavedAndCompared() {
  const t = useTexts(shortlistCopy);
  const card = { vin: "d-saved", name: "2021 Honda CR-V", t };
  return (
    <>
      {([false, true] as const).map((isPressed) => (
        <State key={String(isPressed)} name={isPressed ? "Saved" : "Rest"}>
          <div className="design-corner">
            <SaveButton {...card} look="card" isPressed={isPressed} />
          </div>
        </State>
      ))}
      <State name="Hover" force="hover" isWithin>
        <div className="design-corner">
          <SaveButton {...card} look="card" />
        </div>
      </State>
      <State name="Focus" force="focus" isWithin>
        <div className="design-corner">
          <SaveButton {...card} look="card" />
        </div>
      </State>
      {([false, true] as const).map((isPressed) => (
        <State
          key={`compare-${isPressed}`}
          name={isPressed ? "Compared" : "Not compared"}
        >
          <div className="design-corner">
            <CompareButton {...card} look="card" isPressed={isPressed} />
          </div>
        </State>
      ))}
      <State name="Beside a vehicle’s name">
        <ShortlistTools vin="d-tools" name="2021 Honda CR-V" />
      </State>
    </>
  );
}

/** Its link alone takes the focus. */
function BareCard() {
  const t = useTexts(vehiclesCopy);
  return (
    <VehicleCard
      vehicle={PLAIN_CARD}
      t={t}
      priceNote={t("feeIncluded")}
      drawingNote={t("illustration")}
      loading="later"
      sizes="100vw"
    />
  );
}

export const VEHICLES: DesignGroup = {
  title: "Vehicles",
  parts: [
    {
      title: "Vehicle card",
      note: "A card is one link, and of one height whatever is known of the car.",
      layout: "cards",
      content: Object.entries(CARD_STATES).map(([name, vehicle]) => (
        <State key={name} name={name}>
          <VehicleCards vehicles={[vehicle]} layout="list" />
        </State>
      )),
    },
    {
      title: "Vehicle card, touched",
      layout: "cards",
      content: (
        <>
          <State name="Hover" force="hover" isWithin>
            <VehicleCards vehicles={[PLAIN_CARD]} layout="list" />
          </State>
          <State name="Focus" force="focus" isWithin>
            <BareCard />
          </State>
        </>
      ),
    },
    {
      title: "Chosen car",
      note: "Beside a form about one car, and small in the receipt of a visit.",
      layout: "cards",
      content: (
        <>
          <State name="Beside a form">
            <ChosenCar
              title="The car"
              vehicle={PLAIN_CARD}
              name={PLAIN_CARD.name}
              address={PLAIN_CARD.address}
            />
          </State>
          <State name="Sold meanwhile">
            <ChosenCar
              title="The car"
              vehicle={undefined}
              name={PLAIN_CARD.name}
              address={PLAIN_CARD.address}
            />
          </State>
          <State name="In a receipt">
            <div className="receipt-car small-shot">
              <ChosenPicture vehicle={PLAIN_CARD} name={PLAIN_CARD.name} />
            </div>
          </State>
        </>
      ),
    },
    {
      title: "Save and compare",
      content: <SavedAndCompared />,
    },
    {
      title: "Vehicle picture",
      note: "A drawing says that it is one.",
      layout: "cards",
      content: (
        <>
          <State name="A drawing">
            <VehiclePicture
              picture={drawPicture(4, "trucks", "red")}
              alt="A red truck, drawn"
              loading="later"
              sizes="100vw"
              note="Illustration, photos coming soon"
            />
          </State>
          <State name="With a badge">
            <VehiclePicture
              picture={drawPicture(5, "minivans", "green")}
              alt="A green minivan, drawn"
              loading="later"
              sizes="100vw"
            >
              <Badge tone="drop" icon="arrow-down">
                Price drop $1,200
              </Badge>
            </VehiclePicture>
          </State>
        </>
      ),
    },
    {
      title: "Silhouettes",
      layout: "plain",
      content: (
        <ul className="design-silhouettes">
          {BODY_STYLES.map((bodystyle) => (
            <li key={bodystyle}>
              <BodyStyleSilhouette bodystyle={bodystyle} />
              <span className="meta">{bodystyle}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
