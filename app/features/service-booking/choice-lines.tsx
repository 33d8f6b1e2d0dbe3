import { Icon } from "#app/ui/icon.tsx";
import { getFieldId, useFormState } from "#app/site/forms/post-form.tsx";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";

export interface Line {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** What it costs at least. */
  readonly price?: string | null;
}

export interface LinesProps {
  /** The radios' name; for checkboxes the name that an error of all of them has. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly lines: readonly Line[];
  /** They stand behind a line that opens them, and that an error opens. */
  readonly folded?: { readonly label: string; readonly lines: readonly Line[] };
  /** Each checkbox has a name of its own; without it the lines are radios. */
  readonly getName?: (value: string) => string;
}

/** Each line can be pressed anywhere. */
export function ChoiceLines({
  name,
  legend,
  hint,
  lines,
  folded,
  getName,
}: LinesProps) {
  const form = useFormState();
  const { id, value: chosen, error, errorPrefix } = useField(name);
  // The error summary leads to the first one.
  const [first] = lines;
  const renderLine = ({ value, label, detail, price }: Line) => {
    const ownName = getName?.(value) ?? name;
    return (
      <label
        key={value}
        className={getName ? "visit-line check" : "visit-line check radio"}
      >
        <input
          id={value === first?.value ? id : getFieldId(form, ownName + value)}
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
  };
  const isFoldedTicked = folded?.lines.some(
    ({ value }) => form.values[getName?.(value) ?? name] === "on",
  );
  return (
    <fieldset
      className={error === undefined ? "field" : "field field--error"}
      aria-describedby={getDescribedBy(id, hint, error)}
    >
      <legend className="label">{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <div className="visit-lines">{lines.map(renderLine)}</div>
      {folded !== undefined && (
        <details
          className="visit-more"
          open={error !== undefined || isFoldedTicked}
        >
          <summary>
            <Icon name="plus" />
            {folded.label}
          </summary>
          <div className="visit-lines">{folded.lines.map(renderLine)}</div>
        </details>
      )}
    </fieldset>
  );
}
