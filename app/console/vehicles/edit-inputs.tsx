import { formatMoneyTyped } from "#app/domain/profile-edits/typed-values.ts";
import { HOLDS, STOCK_STATUSES } from "#app/domain/vehicle/availability.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { Field, TextArea } from "#app/ui/fields/field.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { vehiclesCopy } from "./copy.ts";
import type { EditFormProps } from "./edit-form.tsx";
import { type FormField, type TypedTexts, USUAL_STATUS } from "./typed-edit.ts";

/** The inputs of one field, with what stands now or what was typed. */
export function EditInputs(props: EditFormProps) {
  const { asked, found, field, failed } = props;
  const t = getTexts(asked, vehiclesCopy);
  const values = failed?.typed ?? toFormTexts(field, found.shown.vehicle);
  const wrong =
    failed === null
      ? {}
      : { error: failed.error, errorPrefix: t("errorPrefix") };
  switch (field) {
    case "hidden":
      return (
        <p>
          {t(
            found.edits.some((it) => it.field === "hidden")
              ? "hiddenNow"
              : "shownNow",
          )}{" "}
          {failed?.error}
        </p>
      );
    case "availability":
      return <AvailabilityInputs {...props} values={values} wrong={wrong} />;
    case "salePriceCents":
      return (
        <>
          <Field
            id="price"
            name="price"
            inputMode="decimal"
            label={t("priceField")}
            hint={t("priceHint")}
            defaultValue={values["price"]}
            {...wrong}
          />
          <Field
            id="reason"
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            defaultValue={values["reason"]}
          />
        </>
      );
    default:
      return (
        <TextArea
          id={field}
          name={field}
          label={t(field)}
          rows={field === "features" ? 8 : 5}
          defaultValue={values[field] ?? ""}
          {...(field === "features" && { hint: t("featuresHint") })}
          {...wrong}
        />
      );
  }
}

interface AvailabilityInputsProps extends EditFormProps {
  readonly values: TypedTexts;
  readonly wrong: { readonly error?: string; readonly errorPrefix?: string };
}

function AvailabilityInputs({ asked, values, wrong }: AvailabilityInputsProps) {
  const t = getTexts(asked, vehiclesCopy);
  return (
    <>
      <Select
        id="hold"
        name="hold"
        label={t("hold")}
        defaultValue={values["hold"]}
        options={[
          { value: "", label: t("hold.none") },
          ...HOLDS.map((value) => ({ value, label: t(`hold.${value}`) })),
        ]}
        {...wrong}
      />
      <Select
        id="stockStatus"
        name="stockStatus"
        label={t("stockStatus")}
        defaultValue={values["stockStatus"]}
        options={STOCK_STATUSES.map((value) => ({
          value,
          label: t(`stock.${value}`),
        }))}
      />
      <Field
        id="expectedOn"
        name="expectedOn"
        type="date"
        label={t("expectedOn")}
        hint={t("expectedHint")}
        defaultValue={values["expectedOn"]}
      />
    </>
  );
}

/** What stands now, as a form has it. */
function toFormTexts(field: FormField, vehicle: Vehicle): TypedTexts {
  switch (field) {
    case "hidden":
      return {};
    case "availability":
      return {
        stockStatus: vehicle.stockStatus ?? USUAL_STATUS,
        hold: vehicle.hold ?? "",
        expectedOn: vehicle.expectedOn ?? "",
      };
    case "salePriceCents":
      return {
        price:
          vehicle.salePriceCents === null
            ? ""
            : formatMoneyTyped(vehicle.salePriceCents),
        reason: "",
      };
    case "description":
      return { description: vehicle.description ?? "" };
    case "features":
      return { features: vehicle.features.join("\n") };
  }
}
