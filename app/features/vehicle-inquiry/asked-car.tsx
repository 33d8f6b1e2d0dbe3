import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenCar } from "#app/site/vehicles/cards/chosen-car.tsx";
import { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

export function AskedCar({ page }: { readonly page: InquiryPageData }) {
  const t = useTexts(inquiryCopy);
  return (
    <ChosenCar
      title={t("carTitle")}
      vehicle={page.card[0]}
      name={page.name}
      address={page.vehicleAddress}
    />
  );
}
