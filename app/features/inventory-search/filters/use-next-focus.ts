import { type RefObject, useEffect, useRef } from "react";

/** Links that take themselves away use this: the focus goes on to the link that moved into the place. */
export function useNextFocus(state: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const focusedAt = useRef<number | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const at = listLinks(list.current).findIndex((it) => it === target);
      focusedAt.current = at === -1 ? null : at;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    if (focusedAt.current === null) return;
    if (activeElement !== null && activeElement !== body) return;
    const links = listLinks(list.current);
    links[Math.min(focusedAt.current, links.length - 1)]?.focus({
      preventScroll: true,
    });
  }, [state]);
  return list;
}

function listLinks(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}
