import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import { AmountInput } from "./amount-control.tsx";
import { ChoiceControl } from "./term-controls.tsx";
import type { TypedCar } from "#app/features/payment-estimator/panel-data.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

interface CarFieldsProps {
  readonly car: TypedCar;
  readonly controls: Controls;
}

export function CarFields({ car, controls }: CarFieldsProps) {
  const { t, reading } = controls;
  return (
    <>
      <div className="calc-car">
        <TypedField controls={controls} field="price" />
        <TypedField controls={controls} field="year" />
      </div>
      {car.conditions.length > 1 && (
        <ChoiceControl
          controls={controls}
          field="condition"
          label="condition"
          chosen={reading.vehicle.condition}
          options={car.conditions.map((value) => ({
            value,
            label: t(`condition.${value}`),
          }))}
        />
      )}
    </>
  );
}

export function TypedField({
  controls,
  field,
}: {
  readonly controls: Controls;
  readonly field: "price" | "year" | "worth" | "owed";
}) {
  const id = controls.getId(field);
  const problem = controls.findProblem(field);
  return (
    <div className="field">
      <label htmlFor={id}>{controls.t(field)}</label>
      <FieldNotes id={id} error={problem} />
      <AmountInput
        controls={controls}
        field={field}
        unit={field === "year" ? "points" : "dollars"}
        look="input num"
        describedBy={getDescribedBy(id, undefined, problem)}
      />
    </div>
  );
}
