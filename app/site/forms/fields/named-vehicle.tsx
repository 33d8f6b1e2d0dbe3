import { useId, useState } from "react";
import {
  SelectField,
  TextField,
  useField,
} from "#app/site/forms/fields/form-fields.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import type { VehicleChoices } from "./vehicle-choices.ts";

interface NamedVehicleProps {
  readonly choices: VehicleChoices;
  readonly words: Readonly<
    Record<
      "year" | "make" | "model" | "trim" | "chooseYear" | "chooseMake",
      string
    >
  >;
}

/** A visitor's own vehicle: the models of the make that was chosen are proposed; any other may be typed. */
export function NamedVehicle({ choices, words }: NamedVehicleProps) {
  const listId = useId();
  const makeField = useField("vehicleMake");
  const { value: model, ...modelField } = useField("vehicleModel");
  const [make, setMake] = useState(makeField.value);
  const models = choices.makes.find((it) => it.make === make)?.models ?? [];
  return (
    <>
      <div
        className="form-2"
        onChange={({ target }) => {
          if (
            target instanceof HTMLSelectElement &&
            target.name === "vehicleMake"
          )
            setMake(target.value);
        }}
      >
        <SelectField
          name="vehicleYear"
          label={words.year}
          options={toOptions(words.chooseYear, choices.years)}
        />
        <SelectField
          name="vehicleMake"
          label={words.make}
          options={toOptions(
            words.chooseMake,
            choices.makes.map((it) => it.make),
          )}
        />
      </div>
      <div className="form-2">
        <Field
          {...modelField}
          label={words.model}
          defaultValue={model}
          list={listId}
          autoCapitalize="words"
          autoComplete="off"
        />
        <datalist id={listId}>
          {models.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </datalist>
        <TextField name="vehicleTrim" label={words.trim} autoComplete="off" />
      </div>
    </>
  );
}

function toOptions(none: string, values: readonly string[]) {
  return [
    { value: "", label: none },
    ...values.map((value) => ({ value, label: value })),
  ];
}
