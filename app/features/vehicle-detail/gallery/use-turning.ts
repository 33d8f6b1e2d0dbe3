import { useEffect, useRef } from "react";
import type { Strip } from "./use-strip.ts";

/** The width of the picture is this many views. */
const VIEWS_PER_WIDTH = 5;
/** A hand that clicks moves this little. */
const CLICK_REACH_PX = 5;

interface Drag {
  readonly fromX: number;
  readonly fromAt: number;
  hasTurned: boolean;
}

/**
 * A mouse that is dragged across a drawn vehicle turns it, as a finger does by swiping the strip and a key by its
 * arrow. Photos come in no order that leads around a car, so they only slide.
 */
export function useTurning(
  { list, shown, goTo }: Strip,
  count: number,
  isDrawn: boolean,
): void {
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const { current } = list;
    if (current === null || !isDrawn || count < 2) return;
    function start(event: PointerEvent) {
      drag.current =
        event.pointerType === "mouse" && event.button === 0
          ? { fromX: event.clientX, fromAt: shown, hasTurned: false }
          : null;
    }
    function turn(event: PointerEvent) {
      const started = drag.current;
      if (current === null || started === null) return;
      if (event.buttons === 0) {
        drag.current = null;
        return;
      }
      const movedPx = event.clientX - started.fromX;
      if (!started.hasTurned && Math.abs(movedPx) <= CLICK_REACH_PX) return;
      started.hasTurned = true;
      const to = findTurnedView(
        started.fromAt,
        movedPx / current.clientWidth,
        count,
      );
      if (to !== shown) goTo(to, "instant");
    }
    /** The end of a turn is no click on the picture. */
    function swallowClick(event: MouseEvent) {
      if (drag.current?.hasTurned === true) {
        event.preventDefault();
        event.stopPropagation();
      }
      drag.current = null;
    }
    current.addEventListener("pointerdown", start);
    current.addEventListener("pointermove", turn);
    current.addEventListener("click", swallowClick, true);
    return () => {
      current.removeEventListener("pointerdown", start);
      current.removeEventListener("pointermove", turn);
      current.removeEventListener("click", swallowClick, true);
    };
  }, [list, shown, count, goTo, isDrawn]);
}

/** Dragging to the left leads on, as swiping does; after the last view comes the first. */
export function findTurnedView(
  fromAt: number,
  movedShare: number,
  count: number,
): number {
  const steps = Math.round(-movedShare * VIEWS_PER_WIDTH);
  return (((fromAt + steps) % count) + count) % count;
}
