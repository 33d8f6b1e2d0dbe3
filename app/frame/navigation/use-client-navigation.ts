import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LED_STATE, STEP_STATE } from "#app/site/page/step-navigation.ts";
import {
  findClientNavigation,
  findFormNavigation,
} from "./client-navigation.ts";

/**
 * One listener turns every plain `<a href>` of this site into a navigation of the router, another its plain GET forms.
 * `data-scroll="keep"` stays where the visitor is; `data-history="replace"` leaves no entry behind;
 * `data-toasts="keep"` takes along what is being said.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function go(address: string, { dataset }: HTMLElement, replace: boolean) {
      const isStep = dataset["scroll"] === "keep";
      void navigate(address, {
        preventScrollReset: isStep,
        ...(isStep && { state: STEP_STATE }),
        ...(dataset["toasts"] === "keep" && { state: LED_STATE }),
        replace,
      });
    }
    function followLink(event: MouseEvent) {
      const link =
        event.target instanceof Element
          ? event.target.closest("a[href]")
          : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const { href, target, rel, dataset } = link;
      const address = findClientNavigation(
        {
          isHandled: event.defaultPrevented,
          button: event.button,
          hasModifier:
            event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
          link: {
            href,
            target,
            rel,
            isDownload: link.hasAttribute("download"),
          },
        },
        location.href,
      );
      if (address === null) return;
      event.preventDefault();
      // The browser replaces the entry when a link leads to the page it is on.
      go(
        address,
        link,
        dataset["history"] === "replace" || href === location.href,
      );
    }
    function followForm(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      if (form.method !== "get" || form.target !== "") return;
      const address = findFormNavigation(
        form.action,
        new FormData(form, event.submitter),
        location.href,
      );
      if (address === null) return;
      event.preventDefault();
      go(address, form, false);
    }
    document.addEventListener("click", followLink);
    document.addEventListener("submit", followForm);
    return () => {
      document.removeEventListener("click", followLink);
      document.removeEventListener("submit", followForm);
    };
  }, [navigate]);
}
