import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Steps share one address, so that the frame does not notice them: each new one takes the focus to its heading, or to the
 * place within it that the link leads to.
 */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  useEffect(() => {
    // The page that the browser loaded by itself begins at its top.
    if (key === "default") return;
    const place = document.getElementById(hash.slice(1)) ?? heading.current;
    place?.focus();
  }, [key, hash]);
  return heading;
}
