import { formatNumber } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "./copy.ts";
import type { CarView, RangeView } from "./car-views.server.ts";

/** The shopper's car, as a drawing of its body style and color. */
export function CarBox({
  car,
  isFixed = false,
}: {
  readonly car: CarView;
  /** An accepted offer is about this car and no other. */
  readonly isFixed?: boolean;
}) {
  const t = useTexts(valuationCopy);
  const { name, miles, color, engine, vinEnd } = car;
  const facts = [
    t("miles", { miles: formatNumber(miles) }),
    color,
    engine,
    vinEnd === null ? null : t("vinEnds", { end: vinEnd }),
  ].filter((it) => it !== null);
  return (
    <section className="own-car">
      <span className="shot">
        <img src={car.picture} alt="" width={176} height={99} />
      </span>
      <div>
        <h2 className="h4">{name}</h2>
        <p className="meta num">{facts.join("\u00a0· ")}</p>
        {!isFixed && (
          <a className="val-link" href={car.changeAddress}>
            {t("changeCar")}
          </a>
        )}
      </div>
    </section>
  );
}

/** It says where cars like it sell, or that nobody here knows. */
export function RangeBox({
  range,
  isShort = false,
  hasQuestions = false,
}: {
  readonly range: RangeView | null;
  /** What the figures mean was said on the page before. */
  readonly isShort?: boolean;
  /** What the shopper is asked next still moves the number. */
  readonly hasQuestions?: boolean;
}) {
  const t = useTexts(valuationCopy);
  return (
    <section className="val-range">
      <h2>{t("rangeTitle")}</h2>
      {range === null ? (
        <p className="meta">{t("rangeUnknown")}</p>
      ) : (
        <>
          <p className="val-range-ends num">
            {t("range", { low: range.low, high: range.high })}
          </p>
          {!isShort && (
            <p className="meta">
              {t("rangeText")}
              {hasQuestions && ` ${t("rangeNext")}`}
              {range.isMoved && ` ${t("rangeMoved")}`}
            </p>
          )}
        </>
      )}
    </section>
  );
}
