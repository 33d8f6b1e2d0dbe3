import { useTexts } from "#app/site/page/use-texts.ts";
import { plansCopy } from "./copy.ts";
import type { PlansPageData } from "./plans-page.tsx";

interface StockShareProps {
  readonly stock: PlansPageData["stock"];
  readonly miles: number;
}

const WIDTH = 1000;

/** The share says how much of what is for sale now has the warranty. */
export function StockShare({ stock, miles }: StockShareProps) {
  const t = useTexts(plansCopy);
  if (stock === null)
    return <p className="lead">{t("stockPrivate", { miles })}</p>;
  const { total, covered } = stock;
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
          className="stock-covered"
          width={Math.round(WIDTH * share)}
          height="24"
          rx="4"
        />
      </svg>
    </div>
  );
}
