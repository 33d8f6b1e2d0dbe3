import { useEffect } from "react";

/** A popover that works alone while it is open: everything around it is out of reach of keyboard and readers. */
const MODAL_PANEL = "[popover][data-modal]";

/**
 * Popovers open and close without JavaScript; with it, those marked `data-modal` also keep the focus inside, as a
 * drawer does. `data-modal` may hold a media query: a panel that is none on wide screens.
 */
export function useModalPanels(): void {
  useEffect(() => {
    let release: (() => void) | null = null;
    function followPanel({ type, target, newState }: ToggleEvent) {
      if (!(target instanceof HTMLElement) || !target.matches(MODAL_PANEL))
        return;
      // Before the browser gives the focus back, and after it has shown the panel.
      if (newState === "closed") {
        release?.();
        release = null;
      } else if (type === "toggle")
        import("./modal-panel.ts").then(
          ({ isolatePanel }) => {
            if (target.matches(":popover-open"))
              release ??= isolatePanel(target);
          },
          // It opens and closes all the same.
          () => {},
        );
    }
    // The events do not bubble.
    document.addEventListener("beforetoggle", followPanel, true);
    document.addEventListener("toggle", followPanel, true);
    return () => {
      release?.();
      document.removeEventListener("beforetoggle", followPanel, true);
      document.removeEventListener("toggle", followPanel, true);
    };
  }, []);
}
