import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SaveButton } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { getVehicleAnchor } from "#app/domain/saved-vehicles/shortlist-addresses.ts";
import type { SavedText } from "./copy.ts";
import type { SoldCar } from "./saved-page-data.ts";

/** The names are of vehicles that were saved and sold since. */
export function SoldCars({
  sold,
  isShared,
  t,
}: {
  readonly sold: readonly SoldCar[];
  readonly isShared: boolean;
  readonly t: Translate<SavedText>;
}) {
  const tShortlist = useTexts(shortlistCopy);
  if (sold.length === 0) return null;
  return (
    <section className="saved-part">
      <h2 className="h2">{t("sold")}</h2>
      <ul className="sold-cars">
        {sold.map(({ vin, name, address, goneOn, picture }) => (
          <li key={vin} id={getVehicleAnchor(vin)}>
            <VehiclePicture
              picture={picture}
              alt={t("soldAlt", { name })}
              loading="later"
              sizes="160px"
            />
            <p>
              <a href={address} dir="auto">
                {name}
              </a>
              <span className="meta">{t("soldOn", { date: goneOn })}</span>
            </p>
            {!isShared && (
              <SaveButton
                vin={vin}
                name={name}
                t={tShortlist}
                look="card"
                isPressed
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
