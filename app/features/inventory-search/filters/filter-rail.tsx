import { useCallback, useState } from "react";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Facets } from "./facets.tsx";
import type { FilterDrawer } from "./filter-drawer.tsx";

export const FILTERS_ID = "filters";

/** On a narrow screen the column is a popover that works without JavaScript; with it the drawer takes its place. */
export function FilterRail({ page, t }: ListPartProps) {
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
        <a className="btn" href={page.clearAddress} data-whole>
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

/** Null until the drawer is asked for. */
export function useFilterDrawer() {
  const [loaded, setLoaded] = useState<{
    readonly Drawer: typeof FilterDrawer | null;
  }>({ Drawer: null });
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return {
    ...loaded,
    isOpen,
    open() {
      import("./filter-drawer.tsx").then(
        (module) => {
          setLoaded({ Drawer: module.FilterDrawer });
          setIsOpen(true);
        },
        // Without the drawer's code, the filters of the page open as a popover.
        () => document.getElementById(FILTERS_ID)?.showPopover(),
      );
    },
    close,
  };
}
