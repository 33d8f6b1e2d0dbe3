import {
  getAllowedAmounts,
  listAllowedAmounts,
} from "#app/domain/finance/allowed-amounts.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

interface TermControlsProps {
  readonly controls: Controls;
  readonly isLeasing: boolean;
}

export function KindControl({ controls, isLeasing }: TermControlsProps) {
  const { t, reading } = controls;
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && (
        // Cash down that nobody chose follows the kind, once the form has told both.
        <input
          type="hidden"
          name={controls.getName("kindWas")}
          value={reading.terms.kind}
        />
      )}
      <ChoiceControl
        controls={controls}
        field="kind"
        label="kind"
        className="calc-kind"
        chosen={reading.terms.kind}
        options={[
          { value: "finance", label: t("finance") },
          isLeasing
            ? { value: "lease", label: t("lease") }
            : { value: "lease", label: t("leaseNewOnly"), isOff: true },
        ]}
        onChoose={(value) =>
          controls.chooseKind(value === "lease" ? value : "finance")
        }
      />
    </>
  );
}

/** Loan and lease are both here; the style sheet shows the terms of the choice. */
export function TermControls({ controls, isLeasing }: TermControlsProps) {
  const { reading } = controls;
  const { financeTermMonths, leaseTermMonths, leaseMilesPerYear } =
    reading.terms;
  return (
    <>
      <Steps
        controls={controls}
        field="term"
        chosen={financeTermMonths}
        className="calc-loan"
      />
      {isLeasing && (
        <div className="calc-lease">
          <Steps
            controls={controls}
            field="leaseTerm"
            chosen={leaseTermMonths}
          />
          <Steps
            controls={controls}
            field="leaseMiles"
            chosen={leaseMilesPerYear}
          />
        </div>
      )}
    </>
  );
}

interface StepsProps {
  readonly controls: Controls;
  readonly field: "term" | "leaseTerm" | "leaseMiles";
  readonly chosen: number;
  readonly className?: string;
}

function Steps({ controls, field, chosen, className }: StepsProps) {
  const allowed = getAllowedAmounts(field, controls.data.estimator);
  return (
    <ChoiceControl
      controls={controls}
      field={field}
      label={field}
      className={className}
      chosen={String(chosen)}
      options={listAllowedAmounts(allowed).map((amount) => ({
        value: String(amount),
        label: formatNumber(amount),
      }))}
    />
  );
}

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
  /** A choice that changes more than its own field. */
  readonly onChoose?: (value: string) => void;
}

export function ChoiceControl({
  controls,
  field,
  label,
  chosen,
  options,
  className,
  onChoose = (value) => controls.change({ [field]: value }),
}: ChoiceControlProps) {
  const { t } = controls;
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
              onChange={() => onChoose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
