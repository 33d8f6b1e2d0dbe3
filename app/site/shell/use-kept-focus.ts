import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A page may take away what had the focus: it goes on from the heading of the group that held it, from an open panel,
 * or from the top of the page.
 */
export function useKeptFocus(): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const group = useRef<HTMLElement | null>(null);
  useEffect(() => {
    function rememberGroup({ target }: FocusEvent) {
      group.current = target instanceof Element ? groupHeading(target) : null;
    }
    document.addEventListener("focusin", rememberGroup);
    return () => document.removeEventListener("focusin", rememberGroup);
  }, []);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const place = group.current?.isConnected
      ? group.current
      : (openPanel() ?? document.querySelector<HTMLElement>("main"));
    place?.focus({ preventScroll: true });
  }, [key]);
}

/** Of the outermost group. */
function groupHeading(element: Element): HTMLElement | null {
  let group = element.closest("details");
  for (let outer = group; outer != null;) {
    group = outer;
    outer = outer.parentElement?.closest("details") ?? null;
  }
  return group?.querySelector("summary") ?? null;
}

function openPanel(): HTMLElement | null {
  return CSS.supports("selector(:popover-open)")
    ? document.querySelector<HTMLElement>("[popover]:popover-open")
    : null;
}
