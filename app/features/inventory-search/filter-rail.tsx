import type { Translate } from "#app/site/texts/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListText } from "./copy.ts";
import type { ListPageData } from "./list-page-data.ts";
import { RangeFacetForm } from "./range-facet-form.tsx";
import { ValueFacetGroup } from "./value-facet-group.tsx";

export const FILTERS_ID = "filters";
export const RESULTS_ID = "results";

/**
 * A column on wide screens; a popover that fills a phone, which opens and closes without JavaScript.
 * Every option is a link: one tap, one address.
 */
export function FilterRail({
  page,
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  const carWords = {
    one: t("cars", { count: 1 }),
    other: t("cars", { count: 2 }),
  };
  return (
    <aside
      className="rail"
      id={FILTERS_ID}
      popover="auto"
      tabIndex={-1}
      data-stays
      aria-label={t("filters")}
    >
      <div className="drawer-head">
        <p className="h3">{t("filters")}</p>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t("closeFilters")}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className="drawer-body">
        {page.facets.map((facet) =>
          facet.kind === "range" ? (
            <RangeFacetForm
              key={facet.key}
              facet={facet}
              action={page.formAction}
              entries={page.entries}
              t={t}
            />
          ) : (
            <ValueFacetGroup
              key={facet.key}
              facet={facet}
              t={t}
              carWords={carWords}
            />
          ),
        )}
      </div>
      <div className="drawer-foot">
        <a className="btn" href={page.clearAddress}>
          {t("clearAll")}
        </a>
        <button
          className="btn btn--main"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          onClick={showResults}
        >
          {t("showVehicles", { count: page.total })}
        </button>
      </div>
    </aside>
  );
}

function showResults(): void {
  document.getElementById(RESULTS_ID)?.scrollIntoView();
}
