import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isStep } from "#app/site/page/step-navigation.ts";

/** For a polite live region: gets the title of every page that the router went to, the first one excepted. */
export function usePageAnnouncement(): RefObject<HTMLOutputElement | null> {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  const { pathname } = location;
  // The list says its own count.
  const isQuiet = isStep(location) && !isPop;
  const region = useRef<HTMLOutputElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!isQuiet && region.current !== null)
      region.current.textContent = document.title;
  }, [pathname, isQuiet]);
  return region;
}
