import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

/** The form is about this vehicle, shown as a list shows it. */
export function AskedCar({ page }: { readonly page: InquiryPageData }) {
  const t = useTexts(inquiryCopy);
  return (
    <section className="asked-car">
      <h2>{t("carTitle")}</h2>
      {page.card.length === 0 ? (
        <a href={page.vehicleAddress}>{page.name}</a>
      ) : (
        <VehicleCards vehicles={page.card} layout="list" isFirstScreen />
      )}
    </section>
  );
}
