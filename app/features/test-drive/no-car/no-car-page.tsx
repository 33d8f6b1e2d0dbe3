import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { testDriveCopy } from "#app/features/test-drive/copy.ts";
import type { NoCarPageData } from "./no-car.server.ts";
import "../test-drive.css";

/** Whoever came for a car that is not here is shown others to drive; the route answers 404. */
export function NoCarPage({ page }: { readonly page: NoCarPageData }) {
  const t = useTexts(testDriveCopy);
  const { newest, allCarsAddress } = page;
  return (
    <div className="wrap drive-no-car">
      <h1 className="h1">{t("noCarTitle")}</h1>
      <p className="lead">{t("noCarText")}</p>
      <div className="btn-row">
        <LinkButton href={allCarsAddress} look="main">
          {t("browseCars")}
        </LinkButton>
      </div>
      {newest.length > 0 && (
        <section className="rail">
          <div className="section-head">
            <h2 className="h2">{t("newestCars")}</h2>
          </div>
          <VehicleCards vehicles={newest} layout="row" />
        </section>
      )}
    </div>
  );
}
