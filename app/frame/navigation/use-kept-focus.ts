import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isStep } from "#app/site/page/step-navigation.ts";

/**
 * Another page begins at its top, for the keyboard as for the eye, at its heading where that takes the focus, or at the
 * field that the link leads to, as without the router. A step within a page leaves the focus where it is; when the step
 * took it away, it goes on from the heading of the group that held it, from an open panel, or from the top of the page.
 */
export function useKeptFocus(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const shown = useRef({ key, pathname });
  const group = useRef<HTMLElement | null>(null);
  const mayStayHere = useNavigationType() === "POP" || isStep(location);
  useEffect(() => {
    function rememberGroup({ target }: FocusEvent) {
      group.current =
        target instanceof Element ? findGroupHeading(target) : null;
    }
    document.addEventListener("focusin", rememberGroup);
    return () => document.removeEventListener("focusin", rememberGroup);
  }, []);
  useEffect(() => {
    if (shown.current.key === key) return;
    const isNewPath = pathname !== shown.current.pathname;
    shown.current = { key, pathname };
    if (isNewPath && !mayStayHere) {
      focusOn(
        findLinkedField(hash) ??
          document.querySelector<HTMLElement>("main h1[tabindex]") ??
          document.querySelector<HTMLElement>("main"),
      );
      return;
    }
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    focusOn(
      group.current?.isConnected
        ? group.current
        : (findOpenPanel() ?? document.querySelector<HTMLElement>("main")),
    );
  }, [key, pathname, hash, mayStayHere]);
}

function findLinkedField(hash: string): HTMLElement | null {
  const place = document.getElementById(hash.slice(1));
  return place instanceof HTMLInputElement ? place : null;
}

function focusOn(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
}

/** Of the outermost group. */
function findGroupHeading(element: Element): HTMLElement | null {
  let group = element.closest("details");
  for (let outer = group; outer != null;) {
    group = outer;
    outer = outer.parentElement?.closest("details") ?? null;
  }
  return group?.querySelector("summary") ?? null;
}

function findOpenPanel(): HTMLElement | null {
  return CSS.supports("selector(:popover-open)")
    ? document.querySelector<HTMLElement>("[popover]:popover-open")
    : null;
}
