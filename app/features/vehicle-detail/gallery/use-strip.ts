import { type RefObject, useEffect, useRef, useState } from "react";

export interface Strip {
  /** The list scrolls and snaps; its items are as wide as it is. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** It follows every swipe of the list. */
  readonly shown: number;
  goTo(at: number, behavior?: ScrollBehavior): void;
}

export function useStrip(count: number, startAt = 0): Strip {
  const list = useRef<HTMLUListElement>(null);
  /** A call leads here while the list still moves; what it passes is not shown. */
  const target = useRef<number | null>(null);
  const [shown, setShown] = useState(startAt);

  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    function followScroll() {
      const place = current === null ? 0 : getPlace(current);
      if (target.current === null)
        setShown(Math.max(0, Math.min(Math.round(place), count - 1)));
      else if (Math.abs(place - target.current) < 0.01) target.current = null;
    }
    function letGo() {
      target.current = null;
    }
    current.addEventListener("scroll", followScroll, { passive: true });
    current.addEventListener("pointerdown", letGo, { passive: true });
    current.addEventListener("wheel", letGo, { passive: true });
    return () => {
      current.removeEventListener("scroll", followScroll);
      current.removeEventListener("pointerdown", letGo);
      current.removeEventListener("wheel", letGo);
    };
  }, [count]);

  function goTo(at: number, behavior?: ScrollBehavior) {
    const { current } = list;
    const to = Math.max(0, Math.min(at, count - 1));
    if (current === null) return;
    target.current = Math.abs(getPlace(current) - to) < 0.01 ? null : to;
    // Over a long way the pictures between would only be loaded in passing.
    const isFar = Math.abs(to - shown) > 1;
    current.scrollTo({
      left: to * measureWidth(current),
      behavior: behavior ?? (isFar ? "instant" : "auto"),
    });
    setShown(to);
  }

  return { list, shown, goTo };
}

function getPlace(list: HTMLElement): number {
  return list.scrollLeft / measureWidth(list);
}

/** The width is exact to a fraction of a pixel, because sixty times a rounded width is a wrong place. */
function measureWidth(list: HTMLElement): number {
  return list.getBoundingClientRect().width || 1;
}

/** The keys are the arrows, Home and End while focus is within; an enlarged picture keeps them for itself. */
export function usePictureKeys(
  within: RefObject<HTMLElement | null>,
  {
    shown,
    count,
    goTo,
  }: Pick<Strip, "shown" | "goTo"> & { readonly count: number },
): void {
  useEffect(() => {
    const { current } = within;
    function followKey(event: KeyboardEvent) {
      const { target } = event;
      if (target instanceof Element && target.closest(".zoom.in") !== null)
        return;
      const to = findPictureByKey(event, shown, count);
      // A dialog stands within the gallery, so one step is enough.
      if (to === null || event.defaultPrevented) return;
      event.preventDefault();
      goTo(to);
    }
    current?.addEventListener("keydown", followKey);
    return () => current?.removeEventListener("keydown", followKey);
  });
}

const STEPS: Readonly<
  Record<string, (shown: number, count: number) => number>
> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Null stands for any other key. */
export function findPictureByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  shown: number,
  count: number,
): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const step = STEPS[key];
  if (step === undefined) return null;
  return Math.max(0, Math.min(step(shown, count), count - 1));
}
