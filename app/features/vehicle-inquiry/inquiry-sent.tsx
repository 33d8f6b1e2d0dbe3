import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { AskedCar } from "./asked-car.tsx";
import { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

interface InquirySentProps {
  readonly page: InquiryPageData;
  readonly reference: string;
}

/** This is the form's own address with `?reference=…`, after the message was stored. */
export function InquirySent({ page, reference }: InquirySentProps) {
  const t = useTexts(inquiryCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.storeId) ?? getSelectedStore(site);
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t(`${page.kind}.sentText`, { vehicle: page.name })}
        reference={reference}
        storeId={store.id}
        steps={[
          {
            title: t("readTitle", { store: store.name }),
            text: t("readText"),
          },
          { title: t("answerTitle"), text: t("answerText") },
        ]}
        aside={<AskedCar page={page} />}
      >
        <div className="btn-row">
          <LinkButton href={page.vehicleAddress}>{t("backToCar")}</LinkButton>
          <LinkButton href={page.allCarsAddress}>{t("allCars")}</LinkButton>
        </div>
      </Confirmation>
      {page.similar.length > 0 && (
        <section className="inquiry-similar">
          <div className="section-head">
            <h2 className="h2">{t("similar")}</h2>
          </div>
          <VehicleCards vehicles={page.similar} layout="row" />
        </section>
      )}
    </div>
  );
}
