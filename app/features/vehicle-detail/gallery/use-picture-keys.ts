import { type RefObject, useEffect } from "react";
import { findPictureByKey } from "./use-strip.ts";

interface Steps {
  readonly shown: number;
  readonly count: number;
  goTo(at: number): void;
}

/** The keys are the arrows, Home and End while focus is within; an enlarged picture keeps them for itself. */
export function usePictureKeys(
  within: RefObject<HTMLElement | null>,
  { shown, count, goTo }: Steps,
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
