import { getFieldId, useFormState } from "#app/site/forms/post-form.tsx";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";

interface Line {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** What it costs at least. */
  readonly price?: string | null;
}

interface LinesProps {
  /** The radios' name; for checkboxes the name that an error of all of them has. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly lines: readonly Line[];
  /** Each checkbox has a name of its own; without it the lines are radios. */
  readonly getName?: (value: string) => string;
}

/** Each line can be pressed anywhere. */
export function ChoiceLines({
  name,
  legend,
  hint,
  lines,
  getName,
}: LinesProps) {
  const form = useFormState();
  const { id, value: chosen, error, errorPrefix } = useField(name);
  return (
    <fieldset
      className={error === undefined ? "field" : "field field--error"}
      aria-describedby={getDescribedBy(id, hint, error)}
    >
      <legend className="label">{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <div className="visit-lines">
        {lines.map(({ value, label, detail, price }, at) => {
          const ownName = getName?.(value) ?? name;
          return (
            <label
              key={value}
              className={
                getName ? "visit-line check" : "visit-line check radio"
              }
            >
              <input
                // The error summary leads to the first one.
                id={at === 0 ? id : getFieldId(form, ownName + value)}
                type={getName ? "checkbox" : "radio"}
                name={ownName}
                value={getName ? "on" : value}
                defaultChecked={
                  getName ? form.values[ownName] === "on" : value === chosen
                }
              />
              <span>
                <b>{label}</b> {detail !== "" && <small>{detail}</small>}
                {price != null && <span className="visit-price">{price}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
