import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { PLOT, buildPricePlot } from "./price-plot.ts";
import type { PriceHistory as History } from "./price-history.server.ts";

interface PriceHistoryProps {
  readonly page: {
    readonly priceHistory: History | null;
    readonly price: PresentedPrice;
    readonly priceDropDays: number;
  };
  readonly t: Translate<VehicleText>;
}

/** A line for the eye, a table for everybody; a price that never changed is one of the car's details. */
export function PriceHistory({
  page: { priceHistory, price, priceDropDays },
  t,
}: PriceHistoryProps) {
  if (priceHistory === null || price.state !== "shown") return null;
  const plot = buildPricePlot(priceHistory);
  const [first] = priceHistory.rows;
  if (first === undefined || plot === null) return null;
  const isYoung = priceHistory.untilMs - first.atMs < priceDropDays * DAY_MS;
  return (
    <section className="vdp-block price-history">
      <h2>{t("priceHistory")}</h2>
      {price.dropCents > 0 && (
        <p className="plot-note">
          {/* A drop is counted from when its days began, or from the first price if that is later. Assumption A29. */}
          {t(isYoung ? "priceDropSince" : "priceDropText", {
            amount: formatAmount(price.dropCents),
            days: priceDropDays,
            day: first.day,
          })}
        </p>
      )}
      <div className="plot">
        <p className="plot-high" aria-hidden="true">
          {formatAmount(plot.highestCents)}
        </p>
        <p className="plot-low" aria-hidden="true">
          {formatAmount(plot.lowestCents)}
        </p>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
          role="img"
          aria-label={t("plotLabel", { prices: describePrices(priceHistory) })}
        >
          <path
            className="plot-ends"
            d={`M0 0H${PLOT.width}M0 ${PLOT.height}H${PLOT.width}`}
          />
          <path className="plot-line" d={plot.line} />
          <path
            className="plot-dots"
            d={plot.dots.map(({ x, y }) => `M${x} ${y}h0`).join("")}
          />
        </svg>
        <p className="plot-days" aria-hidden="true">
          <span>{first.day}</span>
          <span>{t("today")}</span>
        </p>
      </div>
      <Disclosure summary={t("priceTable")}>
        <table className="price-table">
          <thead>
            <tr>
              <th scope="col">{t("priceSince")}</th>
              <th scope="col">{t("priceTotal")}</th>
              <th scope="col">{t("priceChange")}</th>
            </tr>
          </thead>
          <tbody>
            {priceHistory.rows.map(({ atMs, day, cents }, at) => (
              <tr key={atMs}>
                <th scope="row">{day}</th>
                <td>{cents === null ? t("noPrice") : formatAmount(cents)}</td>
                <td>{formatChange(priceHistory.rows, at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}

/** It reads "Oct 12 $17,336, Nov 6 $16,597". */
function describePrices({ rows }: History): string {
  return rows
    .flatMap(({ day, cents }) =>
      cents === null ? [] : `${day} ${formatAmount(cents)}`,
    )
    .join(", ");
}

/** Against the last price before, such as "−$739" or "+$200"; empty where there is none to compare. */
function formatChange(rows: History["rows"], at: number): string {
  const now = rows[at]?.cents ?? null;
  const before = rows.slice(0, at).findLast(({ cents }) => cents !== null);
  if (now === null || before?.cents == null) return "–";
  const change = now - before.cents;
  if (change === 0) return "–";
  return `${change < 0 ? "−" : "+"}${formatAmount(Math.abs(change))}`;
}
