import type { Translate } from "#app/site/page/copy.ts";
import {
  formatAmount,
  formatCents,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { PLOT } from "#app/features/vehicle-detail/price-history/price-plot.ts";
import type { GoodPrice as Compared } from "./good-price.server.ts";
import { buildPriceDots } from "./price-dots.ts";

interface GoodPriceProps {
  readonly page: { readonly goodPrice: Compared | null };
  readonly t: Translate<VehicleText>;
}

/** Miles against total of the same model in stock, with a table for whoever sees no dots. */
export function GoodPrice({ page: { goodPrice }, t }: GoodPriceProps) {
  if (goodPrice === null) return null;
  const { others, belowDollars, miles, totalCents } = goodPrice;
  const count = others.length;
  const years = describeYears(goodPrice, t);
  const dots = buildPriceDots([goodPrice, ...others]);
  const ends = {
    fewest: t("miles", { miles: formatNumber(dots.miles.least) }),
    most: t("miles", { miles: formatNumber(dots.miles.most) }),
    cheapest: formatAmount(dots.cents.least),
    dearest: formatAmount(dots.cents.most),
  };
  return (
    <section className="vdp-block price-history" id="good-price">
      <h2>{t("goodPrice")}</h2>
      <p className={belowDollars === null ? "plot-note" : "plot-lead"}>
        {belowDollars === null
          ? t("goodPriceBeside", { count, years })
          : t("goodPriceBelow", { count, amount: formatDollars(belowDollars) })}
      </p>
      {belowDollars !== null && (
        <p className="plot-note">
          {t("goodPriceYears", { years })} {describeMiles(goodPrice, t)}
        </p>
      )}
      <div className="plot plot--cars">
        <p className="plot-high" aria-hidden="true">
          {ends.dearest}
        </p>
        <p className="plot-low" aria-hidden="true">
          {ends.cheapest}
        </p>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
          role="img"
          aria-label={t("goodPriceLabel", {
            miles: t("miles", { miles: formatNumber(miles) }),
            price: formatCents(totalCents),
            count,
            ...ends,
          })}
        >
          <path
            className="plot-ends"
            d={`M0 0H${PLOT.width}M0 ${PLOT.height}H${PLOT.width}`}
          />
          <path className="plot-others" d={dots.toPath(others)} />
          <path className="plot-this-edge" d={dots.toPath([goodPrice])} />
          <path className="plot-this" d={dots.toPath([goodPrice])} />
        </svg>
        <p className="plot-days" aria-hidden="true">
          <span>{ends.fewest}</span>
          <span>{ends.most}</span>
        </p>
      </div>
      <ul className="plot-key" aria-hidden="true">
        <li className="is-this">{t("goodPriceThis")}</li>
        <li>{t("goodPriceOthers", { count })}</li>
      </ul>
      <Disclosure summary={t("goodPriceTable", { count })}>
        <table className="price-table">
          <thead>
            <tr>
              <th scope="col">{t("goodPriceCar")}</th>
              <th scope="col">{t("goodPriceMiles")}</th>
              <th scope="col">{t("priceTotal")}</th>
            </tr>
          </thead>
          <tbody>
            <tr className="is-this">
              <th scope="row">{t("goodPriceThis")}</th>
              <td>{t("miles", { miles: formatNumber(miles) })}</td>
              <td>{formatCents(totalCents)}</td>
            </tr>
            {others.map((other) => (
              <tr key={other.vin}>
                <th scope="row">
                  <a href={other.address}>{other.name}</a>
                </th>
                <td>{t("miles", { miles: formatNumber(other.miles) })}</td>
                <td>{formatCents(other.totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}

/** Model years have no thousands separator. */
function describeYears(
  { years: { from, to } }: Compared,
  t: Translate<VehicleText>,
): string {
  if (from === to) return String(from);
  return t("goodPriceYearSpan", { from: String(from), to: String(to) });
}

/** Fewer miles apart move no price. */
const MILES_WORTH_A_WORD = 1000;

/** A lower price of a car that was driven further is said with its miles. */
function describeMiles(
  { moreMiles }: Compared,
  t: Translate<VehicleText>,
): string {
  if (Math.abs(moreMiles) < MILES_WORTH_A_WORD) return t("goodPriceSameMiles");
  return t(moreMiles > 0 ? "goodPriceMoreMiles" : "goodPriceFewerMiles", {
    miles: formatNumber(Math.abs(moreMiles)),
  });
}
