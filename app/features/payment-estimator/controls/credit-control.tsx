import { getScoreRange } from "#app/domain/credit/credit-answer.ts";
import {
  type CreditBand,
  getCreditBand,
} from "#app/domain/credit/credit-band.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AmountControl } from "./amount-control.tsx";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

/** A press is kept by the form itself until its script is there, as every choice of the panel is. */
export function CreditControl({ controls }: { readonly controls: Controls }) {
  const { t, data, reading } = controls;
  const { estimator } = data;
  const isHydrated = useHydrated();
  const chosen = getCreditBand(estimator, reading.terms.creditScore);
  return (
    <div className="calc-choice">
      {!isHydrated && controls.isScoreOfBand && (
        // Whoever leaves the band and types a score means the score.
        <input
          type="hidden"
          name={controls.getName("bandWas")}
          value={chosen.label}
        />
      )}
      <fieldset>
        <legend className="label">{t("credit")}</legend>
        <div className="pay-seg pay-seg--bands">
          {estimator.creditBands.map((band) => (
            <label key={band.label}>
              <input
                className="vh"
                type="radio"
                name={controls.getName("band")}
                // The band of a given score says nothing that the score does not.
                value={
                  band === chosen && !controls.isScoreOfBand ? "" : band.label
                }
                checked={band === chosen}
                onChange={() => controls.chooseBand(band)}
              />
              <span>
                {t(`label.${band.label}`)}{" "}
                <small>{formatBand(band, controls)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <AmountControl
        controls={controls}
        field="score"
        placeholder={formatBand(chosen, controls)}
      />
    </div>
  );
}

function formatBand(band: CreditBand, { data, t }: Controls): string {
  const { from, to } = getScoreRange(data.estimator, band);
  if (from !== null && to !== null)
    return t("bandBetween", { from: String(from), to: String(to) });
  if (to !== null) return t("bandUnder", { under: String(to + 1) });
  return t("bandFrom", { from: String(from ?? 0) });
}
