import { type ComponentType, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { LoadBarProps } from "./load-bar-host.tsx";

type Bar = ComponentType<LoadBarProps>;

/** Of the one document that is open: an error screen replaces the whole page and finds its bar here again. */
let loadedBar: Bar | null = null;

/** Says that a page is on its way; with the first that is comes the code for it. */
export function LoadIndicator({
  hasFailed = false,
}: Partial<Pick<LoadBarProps, "hasFailed">>) {
  const isLoading = useNavigation().state !== "idle";
  const [loaded, setLoaded] = useState({ Bar: loadedBar });
  const isMissing = isLoading && loaded.Bar === null;
  useEffect(() => {
    if (!isMissing) return;
    import("./load-bar-host.tsx").then(
      ({ LoadBarHost }) => {
        loadedBar = LoadBarHost;
        setLoaded({ Bar: LoadBarHost });
      },
      // Pages come without it.
      () => {},
    );
  }, [isMissing]);
  return (
    loaded.Bar && <loaded.Bar isLoading={isLoading} hasFailed={hasFailed} />
  );
}
