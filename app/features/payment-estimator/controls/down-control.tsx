import type { DownPayment } from "#app/domain/finance/payment-estimate.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
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

/**
 * Cash down is in dollars or a share of the price; one press shows the same cash in the other unit. The form itself keeps
 * a press until its script is there, and what stood in the field tells then whether somebody has typed since.
 */
export function DownControl({ controls, onSwitch }: DownControlProps) {
  const { t, reading } = controls;
  const { unit: chosen } = reading.terms.down;
  const isHydrated = useHydrated();
  return (
    <AmountControl controls={controls} field="down">
      <input type="hidden" name={controls.getName("downUnit")} value={chosen} />
      {!isHydrated && (
        <input
          type="hidden"
          name={controls.getName("downWas")}
          value={controls.getText("down")}
        />
      )}
      <fieldset className="pay-units">
        <legend className="vh">{t("downUnit")}</legend>
        {UNITS.map(({ unit, sign }) => (
          <label key={unit}>
            <input
              className="vh"
              type="radio"
              name={controls.getName("switchDown")}
              value={unit === chosen ? "" : unit}
              checked={unit === chosen}
              aria-label={t(unit)}
              onChange={() => onSwitch(unit)}
            />
            <span>{sign}</span>
          </label>
        ))}
      </fieldset>
    </AmountControl>
  );
}
