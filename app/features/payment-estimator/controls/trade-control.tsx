import { formatDollars } from "#app/site/page/format.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AmountControl } from "./amount-control.tsx";
import { TypedField } from "./car-fields.tsx";
import type { Controls } from "#app/features/payment-estimator/panel-controls.ts";

/** The equity in one amount; or what the trade is worth and what is owed on it, which also say when more is owed. */
export function TradeControl({ controls }: { readonly controls: Controls }) {
  const { t, reading } = controls;
  const { trade } = reading;
  return (
    <div className="calc-trade">
      {trade === null ? (
        <AmountControl controls={controls} field="equity" />
      ) : (
        <p className="calc-equity" aria-live="polite">
          {formatEquity(trade, t)}
        </p>
      )}
      <Disclosure summary={t("tradeMore")} isOpen={trade !== null}>
        <div className="calc-car">
          <TypedField controls={controls} field="worth" />
          <TypedField controls={controls} field="owed" />
        </div>
        <p className="meta">{t("tradeHint")}</p>
      </Disclosure>
    </div>
  );
}

function formatEquity(
  { worthDollars, owedDollars }: NonNullable<Controls["reading"]["trade"]>,
  t: Controls["t"],
): string {
  const equityDollars = worthDollars - owedDollars;
  return t(equityDollars < 0 ? "tradeOwed" : "tradeEquity", {
    worth: formatDollars(worthDollars),
    owed: formatDollars(owedDollars),
    amount: formatDollars(Math.abs(equityDollars)),
  });
}
