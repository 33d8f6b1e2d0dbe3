import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Steps share one address, so that the frame does not notice them: each new one takes the focus to its heading. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The page that the browser loaded by itself begins at its top.
    if (key !== "default") heading.current?.focus();
  }, [key]);
  return heading;
}
