import { useEffect, useLayoutEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { STEP_STATE } from "#app/site/page/step-navigation.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import {
  getListPageAddress,
  getSessionPages,
  keepPage,
  listCardsBefore,
  savePages,
  takeSavedPlace,
} from "./loaded-pages.ts";

const NONE: readonly CardVehicle[] = [];

/**
 * The history entry knows the first page that "load more" went past, so that Back, Forward and a reload come back to
 * the same list; the cards come from the memory of the tab.
 */
export function useLoadedCards({
  pages,
  address,
  edition,
  vehicles,
}: ListPageData) {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const current = pages?.page ?? 1;
  const from = isHydrated
    ? Math.min(readLoadedFrom(state) ?? current, current)
    : current;
  const earlier = useMemo(() => {
    if (pages === null || from === current) return NONE;
    const addresses = [];
    for (let it = from; it < current; it += 1)
      addresses.push(getListPageAddress(pages, it));
    return listCardsBefore(getSessionPages(edition), addresses, {
      edition,
      vehicles,
    });
  }, [pages, from, current, edition, vehicles]);

  useEffect(() => {
    keepPage(address, { edition, vehicles });
  }, [address, edition, vehicles]);
  useEffect(() => {
    window.addEventListener("pagehide", savePages);
    return () => window.removeEventListener("pagehide", savePages);
  }, []);
  // Until now, a document that has just loaded was too short to scroll to the place it was left at.
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const place = takeSavedPlace();
    if (place !== null && earlier !== NONE) window.scrollTo(0, place);
    // Taken once: later lists are the router's to scroll.
  }, [isHydrated, earlier]);
  return { firstPage: earlier === NONE ? current : from, earlier };
}

function readLoadedFrom(state: unknown): number | null {
  if (typeof state !== "object" || state === null) return null;
  const from = "loadedFrom" in state ? state.loadedFrom : null;
  return typeof from === "number" && from >= 1 ? from : null;
}

/** The list of this history entry begins with this page. */
export function toLoadedState(firstPage: number) {
  return { ...STEP_STATE, loadedFrom: firstPage };
}
