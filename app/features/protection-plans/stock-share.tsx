import { useTexts } from "#app/site/page/use-texts.ts";
import { plansCopy } from "./copy.ts";

/** It counts the vehicles for sale. */
export interface CoveredStock {
  readonly total: number;
  readonly covered: number;
  /** They are under the limit, and have no engine. */
  readonly electric: number;
  /** They have the miles of the limit, or more. */
  readonly further: number;
}

interface StockShareProps {
  /** Null means that it is private. */
  readonly stock: CoveredStock | null;
  readonly miles: number;
}

const WIDTH = 1000;

export function StockShare({ stock, miles }: StockShareProps) {
  const t = useTexts(plansCopy);
  if (stock === null)
    return <p className="lead">{t("stockPrivate", { miles })}</p>;
  const { total, covered, electric, further } = stock;
  const share = covered / total;
  // 100% is said only when all of them are covered.
  const percent = covered === total ? 100 : Math.floor(share * 100);
  return (
    <div className="stock-share">
      <p className="lead">{t("stockText", { count: covered, total, miles })}</p>
      <svg
        viewBox={`0 0 ${WIDTH} 24`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
        role="img"
        aria-label={t("stockShare", { percent })}
      >
        <rect className="stock-all" width={WIDTH} height="24" rx="4" />
        <rect
          className="stock-electric"
          width={Math.round((WIDTH * (covered + electric)) / total)}
          height="24"
          rx="4"
        />
        <rect
          className="stock-covered"
          width={Math.round(WIDTH * share)}
          height="24"
          rx="4"
        />
      </svg>
      <ul className="stock-parts">
        <li className="stock-part--covered">
          {t("stockCovered", { count: covered })}
        </li>
        {electric > 0 && (
          <li className="stock-part--electric">
            {t("stockElectric", { count: electric })}
          </li>
        )}
        {further > 0 && <li>{t("stockFurther", { count: further, miles })}</li>}
      </ul>
    </div>
  );
}
