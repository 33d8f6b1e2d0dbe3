import { type RefObject, useEffect, useRef } from "react";

/** The stylesheet keeps the page still; this keeps the keyboard in the banner meanwhile. Its code comes when needed. */
export function useHeldFocus(isHeld: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isHeld) return;
    let isOver = false;
    let release = () => {};
    import("./hold-focus.ts").then(
      ({ holdFocus }) => {
        if (!isOver && ref.current !== null) release = holdFocus(ref.current);
      },
      // The banner can be answered all the same.
      () => {},
    );
    return () => {
      isOver = true;
      release();
    };
  }, [isHeld]);
  return ref;
}
