import { type ComponentType, useState } from "react";
import type { FilterDrawer } from "./filter-drawer.tsx";
import { FILTERS_ID } from "./filter-rail.tsx";

interface FilterDrawerState {
  /** Null until it is asked for. */
  readonly Drawer: ComponentType<Parameters<typeof FilterDrawer>[0]> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useFilterDrawer(): FilterDrawerState {
  const [loaded, setLoaded] = useState<Pick<FilterDrawerState, "Drawer">>({
    Drawer: null,
  });
  const [isOpen, setIsOpen] = useState(false);
  return {
    ...loaded,
    isOpen,
    open() {
      import("./filter-drawer.tsx").then(
        (module) => {
          setLoaded({ Drawer: module.FilterDrawer });
          setIsOpen(true);
        },
        // The filters are in the page all the same.
        () => document.getElementById(FILTERS_ID)?.showPopover(),
      );
    },
    close: () => setIsOpen(false),
  };
}
