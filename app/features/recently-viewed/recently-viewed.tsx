import { type ComponentType, useEffect, useState } from "react";
import { rememberViewed } from "#app/site/saved-vehicles/shortlist-store.ts";
import type { ViewedCards } from "./viewed-cards.tsx";

type Cards = ComponentType<Parameters<typeof ViewedCards>[0]>;

/** The browser fills the row, because pages are the same for everybody; without JavaScript or consent there is none. */
export function RecentlyViewed({
  vin = null,
}: {
  /** The vehicle that the page shows joins the list. */
  readonly vin?: string | null;
}) {
  const [viewed, setViewed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<{ readonly Cards: Cards } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // The timer waits until the shell has said what consent allows.
    const timer = setTimeout(() => {
      const before = rememberViewed(vin);
      setViewed(before);
      if (before.length === 0) return;
      import("./viewed-cards.tsx").then(
        ({ ViewedCards: Cards }) => isCurrent && setLoaded({ Cards }),
        // A page without this row is complete.
        () => {},
      );
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [vin]);
  return loaded === null || viewed.length === 0 ? null : (
    <loaded.Cards vins={viewed} />
  );
}
