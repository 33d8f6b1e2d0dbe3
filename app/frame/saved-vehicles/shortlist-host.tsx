import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import {
  SAVED_PATH,
  RENEW_SAVED_PATH,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useToast } from "#app/site/toasts/toaster.tsx";
import { trackInBrowser } from "#app/site/tracking/track-in-browser.ts";
import { areCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import { cookiesCopy } from "#app/site/visitor/copy.ts";
import type { CompareTray } from "./compare-tray.tsx";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import { SHORTLIST_FORM_ID } from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import {
  beginRenewal,
  configureShortlists,
  followOtherTabs,
  refreshShortlists,
  toggle,
  useShortlist,
} from "#app/site/saved-vehicles/shortlist-store.ts";

const DELAY_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The server writes the cookies anew, because Safari keeps those of scripts for a week only.
 * A press while the answer is on its way outlives it, and is followed by a renewal of its own.
 */
function renewLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const end = beginRenewal();
    // Without an answer the cookies are kept for a shorter time.
    fetch(RENEW_SAVED_PATH, { method: "POST", keepalive: true }).then(end, end);
  }, DELAY_MS);
}

/** This is the form behind every save and compare button of a page, and what happens to it where scripts run. */
export function ShortlistHost() {
  const { pathname, search } = useLocation();
  const { consent, visitorDays } = useSite();
  const { tier } = consent;
  const status = usePresses();
  const toAddress = useAddress();
  useEffect(() => {
    configureShortlists(tier, visitorDays);
    // Another tab may have changed it meanwhile.
    document.addEventListener("visibilitychange", refreshShortlists);
    const leaveOtherTabs = followOtherTabs();
    return () => {
      leaveOtherTabs();
      document.removeEventListener("visibilitychange", refreshShortlists);
    };
  }, [tier, visitorDays]);
  return (
    <>
      <form
        id={SHORTLIST_FORM_ID}
        method="post"
        action={toAddress(SAVED_PATH)}
        hidden
      >
        <input
          type="hidden"
          name="returnTo"
          value={getReturnAddress(pathname, search)}
        />
      </form>
      <output ref={status} className="vh" />
      {/^\/search-vehicles\b/.test(splitLanguage(pathname).address) && <Tray />}
    </>
  );
}

/** One listener serves all buttons: they toggle in place, and the page announces it. */
function usePresses() {
  const t = useTexts(shortlistCopy);
  const tCookies = useTexts(cookiesCopy);
  const showToast = useToast();
  const status = useRef<HTMLOutputElement>(null);
  const isTold = useRef(false);
  useEffect(() => {
    function sayBlocked() {
      if (isTold.current) return;
      isTold.current = true;
      showToast({
        severity: "warn",
        summary: tCookies("saved"),
        detail: tCookies("savedDetail"),
      });
    }
    function press(event: MouseEvent) {
      const { target } = event;
      const button =
        target instanceof Element ? target.closest("button") : null;
      if (button?.form?.id !== SHORTLIST_FORM_ID || event.defaultPrevented)
        return;
      event.preventDefault();
      const isCompare = button.name === "compare";
      const { kind, vins } = toggle(
        isCompare ? "compared" : "saved",
        button.value,
      );
      if (kind === "full") {
        const key = isCompare ? "comparedFull" : "savedFull";
        showToast({
          severity: "warn",
          summary: t(key),
          detail: t(`${key}Detail`),
        });
        return;
      }
      // From now on it may move: see the spring of a heart.
      button.dataset["pressedHere"] = "";
      if (areCookiesBlocked()) sayBlocked();
      else renewLater();
      if (kind === "added" && !isCompare)
        trackInBrowser({ name: "AddToWishlist", vins: [button.value] });
      const said = kind === "added" ? "saidSaved" : "saidRemoved";
      if (status.current !== null)
        status.current.textContent = t(isCompare ? "saidCompared" : said, {
          count: vins.length,
        });
    }
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [t, tCookies, showToast]);
  return status;
}

/** The tray loads with the first car that is chosen. */
function Tray() {
  const count = useShortlist("compared").length;
  const isWanted = count > 0;
  const [loaded, setLoaded] = useState<{
    readonly Tray: ComponentType<Parameters<typeof CompareTray>[0]>;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import("./compare-tray.tsx").then(
      (module) => setLoaded({ Tray: module.CompareTray }),
      // Comparing goes on without the bar, because the choice is kept.
      () => {},
    );
  }, [isWanted]);
  return isWanted && loaded !== null ? <loaded.Tray count={count} /> : null;
}
