import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { getDescribedBy, FieldNotes } from "#app/ui/fields/field.tsx";
import type { WizardChoice } from "./wizard-page.ts";

interface ChoiceLinesProps {
  readonly name: string;
  /** The page's heading says it to those who see. */
  readonly legend: string;
  readonly choices: readonly WizardChoice[];
}

/** These are radio buttons in lines that can be pressed anywhere. */
export function ChoiceLines({ name, legend, choices }: ChoiceLinesProps) {
  const { id, value: chosen, error, errorPrefix } = useField(name);
  return (
    <fieldset
      className={
        error === undefined ? "wizard-choices" : "wizard-choices field--error"
      }
      aria-describedby={getDescribedBy(id, undefined, error)}
    >
      <legend className="vh">{legend}</legend>
      <FieldNotes id={id} error={error} errorPrefix={errorPrefix} />
      {choices.map(({ value, label, detail, rates }, at) => (
        <label key={value} className="wizard-choice radio">
          <input
            // The error summary leads to the first choice.
            id={at === 0 ? id : undefined}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>
            <b>{label}</b> {detail !== "" && <small>{detail}</small>}
          </span>
          {rates.length > 0 && (
            <span className="wizard-rates num">
              {rates.map((rate) => (
                <small key={rate}>{rate} </small>
              ))}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
