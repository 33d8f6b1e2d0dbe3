import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { isStep } from "#app/site/page/step-navigation.ts";

const LEAVING = "page-change-leave";
const ENTERING = "page-change-enter";

/**
 * Spec §9: transition `page-change`, out before in. The old page pales while the new one is on its way, so nobody
 * waits for it; steps within one page (a filter, the next page of results) change at once. It follows every navigation,
 * so that the rest of the shell need not.
 */
export function PageChange() {
  const { state, location: target } = useNavigation();
  const { pathname, key } = useLocation();
  const isLeaving =
    state === "loading" && target.pathname !== pathname && !isStep(target);
  const shownKey = useRef(key);
  const wasLeaving = useRef(false);
  useEffect(() => {
    const main = document.querySelector("main");
    if (main === null) return;
    main.classList.toggle(LEAVING, isLeaving);
    if (shownKey.current !== key) {
      shownKey.current = key;
      if (wasLeaving.current) enter(main);
    }
    wasLeaving.current = isLeaving;
  }, [isLeaving, key]);
  return null;
}

function enter(main: HTMLElement): void {
  main.classList.add(ENTERING);
  main.addEventListener("animationend", () => main.classList.remove(ENTERING), {
    once: true,
  });
}

/** Says the title of every page that the router went to, the first one excepted. */
export function PageAnnouncement() {
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
  return <output ref={region} className="vh" />;
}
