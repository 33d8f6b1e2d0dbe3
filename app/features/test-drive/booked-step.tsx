import {
  formatSlotDay,
  formatSlotTime,
} from "#app/site/appointments/pickers/slot-words.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { BookedStepData } from "./booked-step.server.ts";
import { testDriveCopy } from "./copy.ts";
import { DrivenCar } from "./step-frame.tsx";

/** The receipt: when and where, what happens next, and every way to change it. */
export function BookedStep({ page }: { readonly page: BookedStepData }) {
  const t = useTexts(testDriveCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.store.id) ??
    getSelectedStore(site);
  const { day, time, vehicleAddress } = page;
  return (
    <div className="wrap">
      <PageTitle title={t("bookedTitle")} />
      <Confirmation
        title={t("bookedTitle")}
        text={t("bookedText", {
          day: formatSlotDay(day, "long", site.language),
          time: formatSlotTime(time),
          store: store.name,
        })}
        reference={page.reference}
        storeId={store.id}
        steps={[
          {
            title: t("confirmTitle", { store: store.name }),
            text: t("confirmText"),
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
        aside={<DrivenCar page={page} />}
      >
        <div className="btn-row drive-after">
          <a className="btn btn--main" href={page.calendarAddress} download>
            <Icon name="calendar" />
            {t("addToCalendar")}
          </a>
          <a className="btn" href={store.directionsAddress} rel="external">
            <Icon name="pin" />
            {t("directions")}
          </a>
          <LinkButton href={page.manageAddress}>{t("manage")}</LinkButton>
        </div>
        {vehicleAddress !== null && (
          <p className="drive-back">
            <a className="arrow" href={vehicleAddress}>
              {t("backToCar")}
            </a>
          </p>
        )}
      </Confirmation>
    </div>
  );
}
