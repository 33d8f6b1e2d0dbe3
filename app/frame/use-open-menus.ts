import { useEffect } from "react";
import { useLocation } from "react-router";
import { isStep } from "#app/site/page/step-navigation.ts";

const OPEN_MENU = "details.menu[open]";
/** Every panel but one whose links are steps of one task. */
const LEAVING_PANEL = "[popover]:not([data-stays])";

export function useOpenMenus(): void {
  const location = useLocation();
  const { key } = location;
  const isStepHere = isStep(location);

  useEffect(() => {
    closeMenus();
    if (!isStepHere) closeDialogs();
    for (const panel of document.querySelectorAll<HTMLElement>(LEAVING_PANEL))
      panel.hidePopover?.();
  }, [key, isStepHere]);

  useEffect(() => {
    function closeOnPressOutside({ target }: Event) {
      closeMenus(target instanceof Node ? target : null);
    }
    function closeOnEscape({ key: pressed }: KeyboardEvent) {
      if (pressed !== "Escape") return;
      const menu = document.activeElement?.closest(OPEN_MENU);
      closeMenus();
      menu?.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", closeOnPressOutside);
    document.addEventListener("focusin", closeOnPressOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOnPressOutside);
      document.removeEventListener("focusin", closeOnPressOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
}

/** Back leaves a dialog, too. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    "dialog[open]",
  ))
    dialog.close();
}

/** Closes every menu that does not hold the node. */
function closeMenus(inside: Node | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU))
    if (inside === null || !(menu.contains(inside) || isInDrawer(menu, inside)))
      menu.open = false;
}

/**
 * Menus of a drawer stand below each other and close each other once one of them opens: one that closed on the press
 * already would move the next one away from under the finger.
 */
function isInDrawer(menu: Element, pressed: Node): boolean {
  const drawer = menu.closest<HTMLElement>("[data-modal]");
  if (drawer === null || !drawer.contains(pressed)) return false;
  return matchMedia(drawer.dataset["modal"] ?? "all").matches;
}
