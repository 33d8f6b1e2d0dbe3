import { useEffect } from "react";

/**
 * What the wizard opens may take the link that opened it out of the page. Then the focus goes on from whatever of its
 * surroundings is left, where its price stands now.
 */
export function useFocusReturn(opener: Element, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const surroundings = listSurroundings(opener);
    // The dialog is closed before, and the browser has given the focus back where it could.
    return () => {
      const { activeElement, body } = document;
      if (
        activeElement !== body &&
        activeElement?.matches("dialog:not([open]) *") !== true
      )
        return;
      findFocusPlace(surroundings)?.focus({ preventScroll: true });
    };
  }, [opener, isOpen]);
}

function listSurroundings(opener: Element): readonly Element[] {
  const surroundings: Element[] = [];
  for (
    let element = opener.parentElement;
    element !== null && element.id !== "main";
    element = element.parentElement
  )
    surroundings.push(element);
  return surroundings;
}

function findFocusPlace(surroundings: readonly Element[]): HTMLElement | null {
  for (const element of surroundings) {
    if (!element.isConnected) continue;
    // The links of a closed menu take no focus.
    const place = [
      ...element.querySelectorAll<HTMLElement>("a[href], button, summary"),
    ].find((it) => it.checkVisibility());
    if (place !== undefined) return place;
  }
  return document.getElementById("main");
}
