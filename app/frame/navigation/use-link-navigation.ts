import { useEffect } from "react";
import { useNavigate } from "react-router";
import { findClientNavigation } from "./client-navigation.ts";
import { STEP_STATE } from "#app/site/page/step-navigation.ts";

/**
 * One listener turns every plain `<a href>` of this site into a navigation of the router.
 * `data-scroll="keep"` stays where the visitor is; `data-history="replace"` leaves no entry behind.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link =
        event.target instanceof Element
          ? event.target.closest("a[href]")
          : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const address = findClientNavigation(
        {
          isHandled: event.defaultPrevented,
          button: event.button,
          hasModifier:
            event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
          link: {
            href: link.href,
            target: link.target,
            rel: link.rel,
            isDownload: link.hasAttribute("download"),
          },
        },
        location.href,
      );
      if (address === null) return;
      event.preventDefault();
      const isStep = link.dataset["scroll"] === "keep";
      void navigate(address, {
        preventScrollReset: isStep,
        ...(isStep && { state: STEP_STATE }),
        // The browser replaces the entry when a link leads to the page it is on.
        replace:
          link.dataset["history"] === "replace" || link.href === location.href,
      });
    }
    document.addEventListener("click", followLink);
    return () => document.removeEventListener("click", followLink);
  }, [navigate]);
}
