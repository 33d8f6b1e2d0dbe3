import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { formatFeeNote } from "./vehicle-cards.tsx";
import { formatVehicleAlt } from "./vehicle-name.ts";
import { VehiclePicture } from "./vehicle-picture.tsx";
import "./chosen-car.css";

interface ChosenCarProps {
  readonly title: string;
  /** Undefined for one that was sold meanwhile: it keeps its name alone. */
  readonly vehicle: CardVehicle | undefined;
  readonly name: string;
  readonly address: string;
}

/** A picture, a name and a price beside a form: whoever fills it in has chosen, and has nothing to save or to compare. */
export function ChosenCar({ title, vehicle, name, address }: ChosenCarProps) {
  return (
    <section className="chosen-car">
      <h2>{title}</h2>
      {vehicle !== undefined && <ChosenPicture vehicle={vehicle} name={name} />}
      <a href={address}>{name}</a>
      {vehicle !== undefined && <ChosenPrice price={vehicle.price} />}
    </section>
  );
}

export function ChosenPicture({
  vehicle: { picture, color },
  name,
}: {
  readonly vehicle: CardVehicle;
  readonly name: string;
}) {
  const t = useTexts(vehiclesCopy);
  const isDrawn =
    picture.photo === null || picture.photo.isIllustrated === true;
  return (
    <VehiclePicture
      picture={picture}
      alt={formatVehicleAlt(t, name, color, isDrawn)}
      loading="soon"
      sizes="(width >= 64em) 400px, 100vw"
      paint={color}
      note={t("illustration")}
    />
  );
}

/** A locked price is no matter here: the way to it stands on the vehicle's page. */
function ChosenPrice({ price }: Pick<CardVehicle, "price">) {
  const t = useTexts(vehiclesCopy);
  const site = useSite();
  if (price.state !== "shown") return null;
  return (
    <p>
      <b className="num">{formatDollars(price.dollars)}</b>{" "}
      <span className="meta">{formatFeeNote(t, site)}</span>
    </p>
  );
}
