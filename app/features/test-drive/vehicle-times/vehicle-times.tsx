import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import { DayPicker } from "#app/site/appointments/pickers/day-picker.tsx";
import { SlotNote } from "#app/site/appointments/pickers/slot-note.tsx";
import { TimeLinks } from "#app/site/appointments/pickers/time-links.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { vehicleTimesCopy } from "./vehicle-times-copy.ts";
import type { VehicleTimesData } from "./vehicle-times.server.ts";

/** The test-drive box of a vehicle's page (Spec §2): a press on a day or a time goes on in the dialog. */
export function VehicleTimes({
  data: { vin, storeName, slots, moreCount },
}: {
  readonly data: VehicleTimesData;
}) {
  const t = useTexts(vehicleTimesCopy);
  const { language } = useSite();
  const times = getTestDriveAddress(vin, null, {}, { language });
  return (
    <>
      <h2>{t("sectionTitle")}</h2>
      <div className="panel">
        {slots === null || slots.chosenDay === null ? (
          <div className="times-closed">
            <p>{t(slots === null ? "sectionAway" : "sectionNone")}</p>
            <a className="btn" href={times} rel="nofollow">
              {t("seeTimes")}
            </a>
          </div>
        ) : (
          <>
            <p className="label slot-label" aria-hidden="true">
              {t("chooseDay")}
            </p>
            <DayPicker
              choice={slots}
              formatAddress={(day) =>
                getTestDriveAddress(vin, null, { day }, { language })
              }
            />
            <TimeLinks
              choice={slots}
              storeName={storeName}
              formatAddress={(startMs) =>
                getTestDriveAddress(vin, null, { startMs }, { language })
              }
            />
            {moreCount > 0 && (
              <p className="slot-more">
                <a
                  className="slot-more-link"
                  href={getTestDriveAddress(
                    vin,
                    null,
                    { day: slots.chosenDay },
                    { language },
                  )}
                  rel="nofollow"
                >
                  {t("moreTimes", { count: moreCount })}
                  <Icon name="chevron-right" />
                </a>
              </p>
            )}
            <SlotNote kind="testDrive" choice={slots} />
          </>
        )}
      </div>
    </>
  );
}
