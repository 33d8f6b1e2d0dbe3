import {
  getRepresentativeScore,
  getScoreRange,
} from "#app/domain/credit/credit-answer.ts";
import {
  type CreditBand,
  getCreditBand,
} from "#app/domain/credit/credit-band.ts";
import { AmountControl } from "./amount-control.tsx";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

export function CreditControl({ controls }: { readonly controls: Controls }) {
  const { t, data, reading, change } = controls;
  const { estimator } = data;
  const chosen = getCreditBand(estimator, reading.terms.creditScore);
  return (
    <div className="calc-choice">
      <fieldset>
        <legend className="label">{t("credit")}</legend>
        <div className="pay-seg pay-seg--bands">
          {estimator.creditBands.map((band) => (
            // The button stands before the field of the same name, because the first of two counts.
            <button
              key={band.label}
              type="submit"
              name={controls.getName("score")}
              value={getRepresentativeScore(estimator, band)}
              aria-pressed={band.label === chosen.label}
              onClick={(event) => {
                event.preventDefault();
                change({
                  score: String(getRepresentativeScore(estimator, band)),
                });
              }}
            >
              {t(`label.${band.label}`)}
              <small>{formatBand(band, controls)}</small>
            </button>
          ))}
        </div>
      </fieldset>
      <AmountControl controls={controls} field="score" />
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
