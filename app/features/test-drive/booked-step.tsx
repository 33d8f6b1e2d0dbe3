import { AppointmentReceipt } from "#app/site/appointments/receipt/appointment-receipt.tsx";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ChosenPicture } from "#app/site/vehicles/cards/chosen-car.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { BookedStepData } from "./booked-step.server.ts";
import { testDriveCopy } from "./copy.ts";

/** The receipt: when and where, what happens next, and every way to change it. */
export function BookedStep({ page }: { readonly page: BookedStepData }) {
  const t = useTexts(testDriveCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.store.id) ??
    getSelectedStore(site);
  const { vehicleAddress } = page;
  return (
    <div className="wrap">
      <PageTitle title={t("bookedTitle")} />
      <Confirmation
        title={t("bookedTitle")}
        text={t("bookedText", { store: store.name })}
        reference={page.reference}
        storeId={store.id}
        steps={[
          {
            title: t("confirmTitle"),
            text: t("confirmText", { store: store.name }),
          },
          {
            title: t("readyTitle"),
            text: t("readyText", { vehicle: page.name }),
          },
          {
            title: t("driveTitle"),
            text: t("driveText", { count: page.slotMinutes }),
          },
        ]}
        receipt={
          <AppointmentReceipt
            title={t("receipt.title")}
            time={page.time}
            car={<DrivenCarRow page={page} />}
            rows={[
              {
                label: t("receipt.store"),
                lines: [store.name, store.addressLines.join(", ")],
                isPlace: true,
              },
            ]}
            reference={page.reference}
            calendarAddress={page.calendarAddress}
            directionsAddress={store.directionsAddress}
            manageAddress={page.manageAddress}
          />
        }
      >
        {vehicleAddress !== null && (
          <p className="drive-back">
            <LinkButton href={vehicleAddress}>{t("backToCar")}</LinkButton>
          </p>
        )}
      </Confirmation>
    </div>
  );
}

/** One that was sold meanwhile keeps its name, and has neither a picture nor a page. */
function DrivenCarRow({
  page: { card, name, stockNumber, vehicleAddress },
}: {
  readonly page: BookedStepData;
}) {
  const t = useTexts(testDriveCopy);
  const [vehicle] = card;
  return (
    <div className="receipt-car small-shot">
      {vehicle !== undefined && <ChosenPicture vehicle={vehicle} name={name} />}
      <p>
        {vehicleAddress === null ? (
          <b>{name}</b>
        ) : (
          <a href={vehicleAddress}>{name}</a>
        )}
        {stockNumber !== null && (
          <span className="meta">
            {t("receipt.stock", { stock: stockNumber })}
          </span>
        )}
      </p>
    </div>
  );
}
