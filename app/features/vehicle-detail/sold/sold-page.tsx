import { useTexts } from "#app/site/page/use-texts.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { vehicleCopy } from "#app/features/vehicle-detail/copy.ts";
import { Similar } from "#app/features/vehicle-detail/similar.tsx";
import { soldCopy } from "./sold-copy.ts";
import type { SoldVehicle } from "#app/features/vehicle-detail/vehicle-page-data.ts";

/** The page stands where a vehicle was that left within the last 90 days; the route answers 410. */
export function SoldPage({ page }: { readonly page: SoldVehicle }) {
  const tVehicle = useTexts(vehicleCopy);
  const t = useTexts(soldCopy);
  const heading = t("sold.title", { name: page.title });
  const text = page.similar.length > 0 ? "sold.text" : "sold.textAlone";
  return (
    <div className="wrap sold">
      <div className="sold-head">
        <VehiclePicture
          picture={page.picture}
          alt={page.alt}
          loading="first"
          sizes="(min-width: 768px) 50vw, 100vw"
        >
          <span className="badge">{t("sold.badge")}</span>
        </VehiclePicture>
        <div>
          <h1 className="h1">{heading}</h1>
          <p className="lead">{t(text, { date: page.goneOn })}</p>
          <LinkButton href={page.moreLikeThis.address} look="main">
            {page.moreLikeThis.label}
          </LinkButton>
        </div>
      </div>
      <Similar similar={page.similar} more={page.moreLikeThis} t={tVehicle} />
    </div>
  );
}
