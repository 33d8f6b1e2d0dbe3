import { useEffect } from "react";
import { useNavigate } from "react-router";
import { findFormNavigation } from "./form-navigation.ts";
import { STEP_STATE } from "#app/site/page/step-navigation.ts";

/** Plain GET forms of this site become navigations of the router, as plain links do. */
export function useFormNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
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
      const isStep = form.dataset["scroll"] === "keep";
      void navigate(address, {
        preventScrollReset: isStep,
        ...(isStep && { state: STEP_STATE }),
      });
    }
    document.addEventListener("submit", followForm);
    return () => document.removeEventListener("submit", followForm);
  }, [navigate]);
}
