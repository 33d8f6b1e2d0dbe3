import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-name.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { vehicleCopy } from "#app/features/vehicle-detail/copy.ts";
import { formatMore, Similar } from "./similar.tsx";
import type { SoldVehicle } from "./vehicle-detail.server.ts";

/** The page stands where a vehicle was that left within the last 90 days; the route answers 410. */
export function SoldPage({ page }: { readonly page: SoldVehicle }) {
  const t = useTexts(vehicleCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const { title, color, similar, moreLikeThis } = page;
  const text = similar.length > 0 ? "sold.text" : "sold.textAlone";
  return (
    <div className="wrap sold">
      <div className="sold-head">
        <VehiclePicture
          picture={page.picture}
          alt={formatVehicleAlt(tVehicles, title, color, true)}
          loading="first"
          sizes="(width >= 48em) 50vw, 100vw"
        >
          <span className="badge">{t("sold.badge")}</span>
        </VehiclePicture>
        <div>
          <h1 className="h1">
            {renderWholeWords(t("sold.title", { name: title }))}
          </h1>
          <p className="lead">{t(text, { date: page.goneOn })}</p>
          <div className="btn-row">
            <LinkButton href={moreLikeThis.address} look="main">
              {formatMore(moreLikeThis, t)}
            </LinkButton>
            {page.likeItAddress !== null && (
              <LinkButton href={page.likeItAddress}>{t("likeIt")}</LinkButton>
            )}
          </div>
        </div>
      </div>
      <Similar page={page} t={t} />
    </div>
  );
}
