import { VinField } from "#app/site/forms/fields/vin-field.tsx";
import { NamedVehicle } from "#app/site/forms/fields/named-vehicle.tsx";
import {
  SubmitButton,
  MilesField,
  WayField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  StepButtons,
  StepFrame,
} from "#app/features/service-booking/step-frame.tsx";
import type { VisitSummary } from "#app/features/service-booking/visit-summary.server.ts";
import { buildVehicleForm, VEHICLE_WAYS } from "./vehicle-form.ts";
import type { VehicleStepData } from "./vehicle-step.server.ts";

interface VehicleStepProps {
  readonly page: VehicleStepData & { readonly visit: VisitSummary };
  readonly reply: FormReply | undefined;
}

/** Without JavaScript, too, only the fields of the chosen way are seen. */
export function VehicleStep({ page, reply }: VehicleStepProps) {
  const t = useTexts(serviceBookingCopy);
  const { lastYear, ownName, choices, backAddress, visit } = page;
  const form = usePostForm(buildVehicleForm(lastYear), {
    ...page,
    reply,
    copy: serviceBookingCopy,
    wayField: "way",
    line: page.visit.line,
  });
  return (
    <StepFrame
      step="vehicle"
      title={t("vehicleTitle")}
      documentTitle={form.formatTitle(t("vehicleTitle"))}
      lead={t("vehicleLead")}
      visit={visit}
    >
      <PostForm of={form}>
        <WayField
          name="way"
          legend={t("wayLegend")}
          options={VEHICLE_WAYS.filter(
            (way) => way !== "own" || ownName !== null,
          ).map((way) => ({ value: way, label: t(`way.${way}`) }))}
        />
        {ownName !== null && (
          <p className="visit-way visit-way--own visit-own">
            <Icon name="success" />
            <span>
              <b>{ownName}</b>
              <small>{t("ownNote")}</small>
            </span>
          </p>
        )}
        <div className="visit-way visit-way--vin">
          <VinField
            words={{
              label: t("vinLabel"),
              hint: t("vinHint"),
              notIt: t("notIt"),
            }}
          />
        </div>
        <div className="visit-way visit-way--model">
          <NamedVehicle
            choices={choices}
            words={{
              year: t("yearLabel"),
              make: t("makeLabel"),
              model: t("modelLabel"),
              trim: t("trimLabel"),
              chooseYear: t("chooseYear"),
              chooseMake: t("chooseMake"),
              commonMakes: t("commonMakes"),
              otherMakes: t("otherMakes"),
            }}
          />
        </div>
        <div className="visit-way visit-way--told">
          <MilesField
            name="mileage"
            label={t("milesLabel")}
            hint={t("milesHint")}
          />
        </div>
        <StepButtons backAddress={backAddress}>
          <SubmitButton label={t("continue")} />
        </StepButtons>
      </PostForm>
    </StepFrame>
  );
}
