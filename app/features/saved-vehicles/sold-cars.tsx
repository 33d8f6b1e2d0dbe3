import { getVehicleAnchor } from "#app/domain/saved-vehicles/shortlist.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SaveButton } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { savedCopy } from "./copy.ts";
import type { SavedPageData } from "./saved-page.server.ts";

/** They stay until their owner lets go of them. */
export function SoldCars({
  page: { sold, isShared },
}: {
  readonly page: SavedPageData;
}) {
  const t = useTexts(savedCopy);
  const tShortlist = useTexts(shortlistCopy);
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
