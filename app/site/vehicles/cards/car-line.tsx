import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { formatFeeNote } from "./vehicle-cards.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";
import { renderWholeWords } from "./whole-words.tsx";
import "./car-line.css";
import "./chosen-car.css";

/** The car that a page is about, in a line: what it looks like, its name, and its price where it is shown. */
export function CarLine({ vehicle }: { readonly vehicle: CardVehicle }) {
  const t = useTexts(vehiclesCopy);
  const { picture, color, name, trim, address, price } = vehicle;
  const site = useSite();
  return (
    <p className="car-line captioned-shot">
      <VehiclePicture
        picture={picture}
        alt=""
        loading="soon"
        sizes="112px"
        paint={color}
      />
      <span>
        <a href={address} dir="auto">
          {renderWholeWords(trim === null ? name : `${name} ${trim}`)}
        </a>
        {price.state === "shown" && (
          <>
            <b className="num">{formatDollars(price.dollars)}</b>
            <small>{formatFeeNote(t, site)}</small>
          </>
        )}
      </span>
    </p>
  );
}
