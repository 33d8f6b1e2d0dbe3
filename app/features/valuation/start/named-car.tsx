import { useId, useState } from "react";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import {
  SelectField,
  TextField,
  useField,
} from "#app/site/forms/fields/form-fields.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Field } from "#app/ui/fields/field.tsx";
import type { StartData } from "./start-data.server.ts";

/** The models of the make that was chosen are proposed; any other may be typed. */
export function NamedCar({ start }: { readonly start: StartData }) {
  const t = useTexts(valuationCopy);
  const listId = useId();
  const makeField = useField("vehicleMake");
  const { value: model, ...modelField } = useField("vehicleModel");
  const [make, setMake] = useState(makeField.value);
  const models = start.makes.find((it) => it.make === make)?.models ?? [];
  return (
    <div className="val-way val-way--model">
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
          label={t("yearLabel")}
          options={toOptions(t("chooseYear"), start.years)}
        />
        <SelectField
          name="vehicleMake"
          label={t("makeLabel")}
          options={toOptions(
            t("chooseMake"),
            start.makes.map((it) => it.make),
          )}
        />
      </div>
      <div className="form-2">
        <Field
          {...modelField}
          label={t("modelLabel")}
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
        <TextField name="vehicleTrim" label={t("trim")} autoComplete="off" />
      </div>
    </div>
  );
}

function toOptions(none: string, values: readonly string[]) {
  return [
    { value: "", label: none },
    ...values.map((value) => ({ value, label: value })),
  ];
}
