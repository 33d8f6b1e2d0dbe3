import { type ComponentType, useState } from "react";
import type { FilterDrawer } from "./filter-drawer.tsx";
import { FILTERS_ID } from "./filter-rail.tsx";

interface FilterDrawerState {
  /** It is null until it is asked for. */
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
        // Without the drawer's code, the filters of the page open as a popover.
        () => document.getElementById(FILTERS_ID)?.showPopover(),
      );
    },
    close: () => setIsOpen(false),
  };
}
