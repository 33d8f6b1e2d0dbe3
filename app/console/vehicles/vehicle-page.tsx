import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import { EDIT_TABLE } from "#app/domain/vehicle-edits/edit-fields.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Facts } from "#app/console/frame/facts.tsx";
import { vehiclesCopy } from "./copy.ts";
import { EditForm } from "./edit-form.tsx";
import { type PhotoNotes, PhotosSection } from "./photos-section.tsx";
import { type FailedForm, FORM_FIELDS } from "./typed-edit.ts";

interface VehicleBodyProps {
  readonly asked: AskedByPerson;
  readonly found: EditedVehicle;
  readonly failed: FailedForm | null;
  readonly photoNotes: PhotoNotes | null;
}

export function VehicleBody({
  asked,
  found,
  failed,
  photoNotes,
}: VehicleBodyProps) {
  const t = getTexts(asked, vehiclesCopy);
  const { vehicle, goneAtMs } = found.shown;
  const store = asked.stores.find(({ id }) => id === vehicle.storeId);
  const isHidden = found.edits.some(({ field }) => field === "hidden");
  return (
    <>
      {goneAtMs === null && !isHidden && (
        <p>
          <a href={asked.ports.siteUrl + getVehicleAddress(vehicle)}>
            {t("onSite")}
          </a>
        </p>
      )}
      <Facts
        rows={[
          { label: t("stock"), value: vehicle.stockNumber },
          { label: t("vin"), value: vehicle.vin },
          { label: t("store"), value: store?.name ?? vehicle.storeId },
        ]}
      />
      {FORM_FIELDS.map((field) =>
        isPermitted(asked.person.role, EDIT_TABLE[field].permission) ? (
          <EditForm
            key={field}
            asked={asked}
            found={found}
            field={field}
            failed={failed?.field === field ? failed : null}
          />
        ) : (
          <p key={field}>{t("pricesElsewhere")}</p>
        ),
      )}
      <PhotosSection asked={asked} found={found} notes={photoNotes} />
      <p>
        <a href={getConsoleAddress("vehicles")}>{t("back")}</a>
      </p>
    </>
  );
}
