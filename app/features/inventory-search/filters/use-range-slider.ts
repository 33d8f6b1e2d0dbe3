import {
  type ComponentType,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { RangeSlider } from "./range-slider.tsx";

interface RangeSliderState {
  /** It is null until it is loaded; the fields below it do the same. */
  readonly Slider: ComponentType<Parameters<typeof RangeSlider>[0]> | null;
  readonly facet: RefObject<HTMLDetailsElement | null>;
  /** The facet calls it when it opens or closes. */
  readonly onToggle: () => void;
}

/** The code of the sliders loads once somebody sees the facet open. */
export function useRangeSlider(): RangeSliderState {
  const facet = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<Pick<RangeSliderState, "Slider">>({
    Slider: null,
  });
  const isMissing = loaded.Slider === null;
  function loadWhenOpen() {
    if (!isMissing || facet.current?.open !== true) return;
    // On a narrow screen the column is hidden, and the drawer has facets of its own.
    if (facet.current.getClientRects().length === 0) return;
    import("./range-slider.tsx").then(
      (module) => setLoaded({ Slider: module.RangeSlider }),
      () => {},
    );
  }
  useEffect(loadWhenOpen, [isMissing]);
  return { ...loaded, facet, onToggle: loadWhenOpen };
}
