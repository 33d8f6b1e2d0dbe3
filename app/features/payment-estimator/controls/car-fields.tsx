import { FieldNotes } from "#app/ui/fields/field.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import type { TypedCar } from "#app/features/payment-estimator/panel-data.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

interface CarFieldsProps {
  readonly car: TypedCar;
  readonly controls: Controls;
}

/** The shopper describes the car that they have in mind here. */
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

function TypedField({
  controls,
  field,
}: {
  readonly controls: Controls;
  readonly field: "price" | "year";
}) {
  const { t, change, onType } = controls;
  const id = controls.getId(field);
  const problem = controls.findProblem(field);
  return (
    <div className="field">
      <label htmlFor={id}>{t(field)}</label>
      <FieldNotes id={id} error={problem} />
      <div
        className={field === "price" ? "prefixed" : undefined}
        data-prefix={field === "price" ? "$" : undefined}
      >
        <input
          className="input num"
          id={id}
          name={controls.getName(field)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={controls.getText(field)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => {
            onType(field);
            change({ [field]: target.value });
          }}
          onBlur={() => onType(null)}
        />
      </div>
    </div>
  );
}
