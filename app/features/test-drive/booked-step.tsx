import { useVisitSteps } from "#app/site/appointments/receipt/use-visit-steps.ts";
import { VisitCard } from "#app/site/appointments/receipt/visit-card.tsx";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
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
  const steps = useVisitSteps({
    kind: "testDrive",
    storeName: store.name,
    vehicle: page.name,
    slotMinutes: page.slotMinutes,
  });
  return (
    <div className="wrap">
      <PageTitle title={t("bookedTitle")} />
      <Confirmation
        title={t("bookedTitle")}
        text={t("bookedText", { store: store.name })}
        reference={page.reference}
        storeId={store.id}
        steps={steps}
        receipt={
          <VisitCard
            kind="testDrive"
            time={page.time}
            store={{ name: store.name, address: store.addressLines.join(", ") }}
            services={[]}
            takes={null}
            offer={null}
            vehicles={[]}
            business={null}
            driven={{ ...page, address: vehicleAddress }}
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
