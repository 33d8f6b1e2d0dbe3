import type { Translate } from "#app/site/page/copy.ts";
import type { CompareText } from "./copy.ts";

/** Of several cars the table has what differs, and of one all that it has. It works without scripts. */
export function ShowAll({
  count,
  isOneCar,
  t,
}: {
  readonly count: number;
  readonly isOneCar: boolean;
  readonly t: Translate<CompareText>;
}) {
  return (
    <label className="btn">
      <input type="checkbox" />
      <span className="compare-open">
        {t(isOneCar ? "showFeatures" : "showDifferences", { count })}
      </span>
      <span className="compare-close">{t("showFewer")}</span>
    </label>
  );
}
