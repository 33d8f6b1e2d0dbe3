import { getDescribedBy, FieldNotes } from "#app/ui/fields/field.tsx";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

interface ChoiceControlProps {
  readonly controls: Controls;
  readonly field: "kind" | "term" | "leaseTerm" | "leaseMiles" | "condition";
  readonly label: EstimatorText;
  readonly chosen: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly isOff?: boolean;
  }[];
  readonly className?: string | undefined;
}

/** The shopper picks one of few choices, which stand side by side. */
export function ChoiceControl({
  controls,
  field,
  label,
  chosen,
  options,
  className,
}: ChoiceControlProps) {
  const { t, change } = controls;
  const id = controls.getId(field);
  const problem =
    field === "condition" ? undefined : controls.findProblem(field);
  return (
    <fieldset
      className={className}
      aria-describedby={getDescribedBy(id, undefined, problem)}
    >
      <legend className="label">{t(label)}</legend>
      <FieldNotes id={id} error={problem} />
      <div className="pay-seg">
        {options.map(({ value, label: words, isOff = false }) => (
          <label key={value} className="num">
            <input
              className="vh"
              type="radio"
              name={controls.getName(field)}
              value={value}
              checked={value === chosen}
              disabled={isOff}
              onChange={() => change({ [field]: value })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
