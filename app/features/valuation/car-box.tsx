import { formatNumber } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type ValuationText, valuationCopy } from "./copy.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { CarView, RangeView } from "./car-views.server.ts";

/** The shopper's car, as a drawing of its body style and color. */
export function CarBox({
  car,
  made,
}: {
  readonly car: CarView;
  /** When its offer was made. */
  readonly made?: string;
}) {
  const t = useTexts(valuationCopy);
  return (
    <section className="own-car">
      <span className="shot">
        <img src={car.picture} alt="" width={176} height={99} />
      </span>
      <div>
        <h2 className="h4">{car.name}</h2>
        {listCarFacts(car, t).map((line) => (
          <p key={line} className="meta num">
            {line}
          </p>
        ))}
        {made !== undefined && (
          <p className="meta num">{t("made", { date: made })}</p>
        )}
        <a className="val-link" href={car.changeAddress}>
          {t("changeCar")}
        </a>
      </div>
    </section>
  );
}

/** Lines such as "92,300 mi · 1.5 L, 4 cyl." and "VIN ending 028370". */
export function listCarFacts(
  { miles, color, engine, vinEnd }: CarView,
  t: Translate<ValuationText>,
): readonly string[] {
  const facts = [t("miles", { miles: formatNumber(miles) }), color, engine]
    .filter((it) => it !== null)
    .join("\u00a0· ");
  return vinEnd === null ? [facts] : [facts, t("vinEnds", { end: vinEnd })];
}

/** What makes a number of them: the questions, or a buyer. */
type RangeNext = "rangeNext" | "rangeVisit";

/** What the figures mean. */
export function RangeText({
  range,
  next,
}: {
  readonly range: RangeView;
  readonly next?: RangeNext;
}) {
  const t = useTexts(valuationCopy);
  return (
    <p className="meta">
      {t("rangeMeaning")}
      <span className="val-range-how">
        {` ${t("rangeText")}`}
        {range.isMoved && ` ${t("rangeMoved")}`}
        {next !== undefined && ` ${t(next)}`}
      </span>
    </p>
  );
}

interface RangeTold {
  readonly low: string;
  readonly high: string;
  /** What the answers take off. */
  readonly amount: string;
}

/** It says where cars like it sell, or that nobody here knows. */
export function RangeBox({
  range,
  isShort = false,
  told = null,
  next,
}: {
  readonly range: RangeView | null;
  /** How the range is made was said on the page before. */
  readonly isShort?: boolean;
  /** What the answers so far leave of it. */
  readonly told?: RangeTold | null;
  readonly next?: RangeNext;
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
            {t("range", {
              low: (told ?? range).low,
              high: (told ?? range).high,
            })}
          </p>
          {isShort ? (
            <p className="meta">
              {told === null
                ? t("rangeBefore")
                : t("rangeSoFar", { amount: told.amount })}
            </p>
          ) : (
            <RangeText range={range} {...(next && { next })} />
          )}
        </>
      )}
    </section>
  );
}
