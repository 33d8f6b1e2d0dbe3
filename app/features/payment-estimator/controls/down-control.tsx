import type { DownPayment } from "#app/domain/finance/payment-estimate.ts";
import { AmountControl } from "./amount-control.tsx";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

interface DownControlProps {
  readonly controls: Controls;
  readonly onSwitch: (unit: DownPayment["unit"]) => void;
}

const UNITS = [
  { unit: "dollars", sign: "$" },
  { unit: "percent", sign: "%" },
] as const;

/** Cash down is in dollars or a share of the price; one press shows the same cash in the other unit. */
export function DownControl({ controls, onSwitch }: DownControlProps) {
  const { t, reading } = controls;
  const { unit: chosen } = reading.terms.down;
  return (
    <AmountControl controls={controls} field="down">
      <input type="hidden" name={controls.getName("downUnit")} value={chosen} />
      <fieldset className="pay-units">
        <legend className="vh">{t("downUnit")}</legend>
        {UNITS.map(({ unit, sign }) => (
          <button
            key={unit}
            type="submit"
            name={controls.getName("switchDown")}
            value={unit}
            aria-pressed={unit === chosen}
            aria-label={t(unit)}
            onClick={(event) => {
              event.preventDefault();
              onSwitch(unit);
            }}
          >
            {sign}
          </button>
        ))}
      </fieldset>
    </AmountControl>
  );
}
