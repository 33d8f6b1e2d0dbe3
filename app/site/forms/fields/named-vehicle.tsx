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
      | "year"
      | "make"
      | "model"
      | "trim"
      | "chooseYear"
      | "chooseMake"
      | "commonMakes"
      | "otherMakes",
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
          options={[
            { value: "", label: words.chooseYear },
            ...choices.years.map(toOption),
          ]}
        />
        <SelectField
          name="vehicleMake"
          label={words.make}
          options={[
            { value: "", label: words.chooseMake },
            ...groupMakes(choices, words),
          ]}
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

/** Where no make is common all of them stand in one alphabet. */
function groupMakes(
  { commonMakes, makes }: VehicleChoices,
  words: NamedVehicleProps["words"],
) {
  const names = makes.map(({ make }) => make);
  if (commonMakes.length === 0) return names.map(toOption);
  const others = names.filter((make) => !commonMakes.includes(make));
  return [
    { label: words.commonMakes, options: commonMakes.map(toOption) },
    { label: words.otherMakes, options: others.map(toOption) },
  ];
}

function toOption(value: string) {
  return { value, label: value };
}
