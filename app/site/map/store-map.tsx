import { useEffect, useRef, useState } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { MapFeature } from "#app/ui/map/landscape.tsx";
import { LocatorMap, type MapPlace } from "#app/ui/map/locator-map.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { mapCopy } from "./copy.ts";
import type { MapSettings } from "./map-settings.ts";

interface StoreMapProps {
  readonly places: readonly MapPlace[];
  /** What the profile draws around them. */
  readonly landscape: readonly MapFeature[];
  /** The street map opens at one store, or in the middle of all. */
  readonly focus: readonly MapPlace[];
  /** Null means that the site has no map tiles; then only the drawing is there. */
  readonly settings: MapSettings | null;
}

type Streets = "off" | "loading" | "shown" | "failed";

/** The drawing needs no requests; a street map opens in the same box for whoever asks for it. */
export function StoreMap({
  places,
  landscape,
  focus,
  settings,
}: StoreMapProps) {
  const t = useTexts(mapCopy);
  const box = useRef<HTMLElement>(null);
  const close = useRef<() => void>(null);
  const [streets, setStreets] = useState<Streets>("off");
  const names = focus.map(({ name }) => name).join(", ");

  useEffect(() => () => close.current?.(), []);

  async function showStreets(shown: MapSettings) {
    if (streets === "loading") return;
    setStreets("loading");
    try {
      const { openStreetMap } = await import("./street-map.ts");
      // The visitor may have left the page meanwhile.
      if (box.current === null) return;
      close.current = openStreetMap(box.current, focus, shown, () =>
        setStreets("failed"),
      );
      setStreets("shown");
      box.current.focus({ preventScroll: true });
    } catch {
      setStreets("failed");
    }
  }

  return (
    <div className="store-map">
      {streets !== "shown" && (
        <LocatorMap
          places={places}
          landscape={landscape}
          label={t("drawing", { places: names })}
          scaleLabel={(miles) => t("scale", { count: miles })}
        />
      )}
      {settings !== null && (
        <>
          {/* One box for the whole life of the page: the street map lives in it, out of React's hands. */}
          <section
            className="map-streets"
            ref={box}
            hidden={streets !== "shown"}
            tabIndex={-1}
            aria-label={t("streets", { places: names })}
          />
          {streets !== "shown" && (
            <div className="map-ask">
              <button
                className="btn btn--s"
                type="button"
                aria-disabled={streets === "loading"}
                onClick={() => void showStreets(settings)}
              >
                <Icon name="pin" />
                {t(streets === "loading" ? "loading" : "show")}
              </button>
              <StatusText>
                {streets === "failed"
                  ? t("failed")
                  : t("source", { host: settings.host })}
              </StatusText>
            </div>
          )}
        </>
      )}
    </div>
  );
}
