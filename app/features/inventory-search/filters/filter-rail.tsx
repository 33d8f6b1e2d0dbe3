import type { Translate } from "#app/site/page/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import { Facets } from "./facets.tsx";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";

export const FILTERS_ID = "filters";

/**
 * The filters are a column on wide screens. On a narrow one they are a popover that works without JavaScript;
 * with it the drawer takes its place. Every option is a link: one tap leads to one address.
 */
export function FilterRail({
  page,
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  return (
    <aside
      className="rail"
      id={FILTERS_ID}
      popover="auto"
      tabIndex={-1}
      data-stays
      aria-label={t("filters")}
    >
      <div className="rail-head">
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
      <div className="rail-body">
        <Facets page={page} idPrefix="" t={t} />
      </div>
      <div className="rail-foot">
        <a className="btn" href={page.clearAddress}>
          {t("clearAll")}
        </a>
        <button
          className="btn btn--main"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          {t("showVehicles", { count: page.total })}
        </button>
      </div>
    </aside>
  );
}
