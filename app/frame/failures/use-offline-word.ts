import { useEffect, useRef } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type NewToast, useToast } from "#app/site/toasts/toaster.tsx";
import { errorCopy } from "./error-copy.ts";

/**
 * Without a network a link, or a form that only asks, leaves the page as it is and says why; a form that is sent says
 * it by itself (app/site/forms/form-reply.ts). What it takes to say so is fetched while there is a network. Assumption A26.
 */
export function useOfflineWord(): void {
  const t = useTexts(errorCopy);
  const showToast = useToast();
  const say = useRef({ t, showToast });
  useEffect(() => {
    say.current = { t, showToast };
  });
  useEffect(() => {
    const speak = (toast: Pick<NewToast, "severity" | "summary" | "detail">) =>
      say.current.showToast(toast);
    fetchWords();
    let hasSpoken = false;
    function hold(event: Event) {
      if (navigator.onLine || !leavesThePage(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      hasSpoken = true;
      speak({
        severity: "warn",
        summary: say.current.t("offlineToast"),
        detail: say.current.t("offlineToastDetail"),
      });
    }
    function goOn() {
      if (!hasSpoken) return;
      hasSpoken = false;
      speak({
        severity: "success",
        summary: say.current.t("onlineToast"),
        detail: "",
      });
    }
    document.addEventListener("click", hold, true);
    document.addEventListener("submit", hold, true);
    addEventListener("online", goOn);
    return () => {
      document.removeEventListener("click", hold, true);
      document.removeEventListener("submit", hold, true);
      removeEventListener("online", goOn);
    };
  }, []);
}

function fetchWords(): void {
  for (const part of [
    () => import("#app/ui/overlays/toast.tsx"),
    () => import("./error-screen.tsx"),
  ])
    // It is fetched again when it is shown.
    part().catch(() => {});
}

/** A link to a page of the web, or a form that asks by its address; links to phones and places on the page go on. */
function leavesThePage(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.method === "get";
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return false;
  const isHere =
    link.hash !== "" &&
    link.pathname === location.pathname &&
    link.search === location.search;
  return link.protocol.startsWith("http") && link.target === "" && !isHere;
}
