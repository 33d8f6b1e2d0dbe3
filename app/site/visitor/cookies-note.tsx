import { useSyncExternalStore } from "react";
import {
  formatEssentialCookie,
  formatExpiredCookie,
} from "#app/domain/consent/storage-gate.ts";
import { COOKIE_TRIAL } from "#app/domain/consent/stored-items.ts";
import { writeCookie } from "./browser-storage.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type CookiesText, cookiesCopy } from "./copy.ts";

let areBlocked: boolean | null = null;

/**
 * A browser that blocks this site's cookies ignores what scripts and answers set, without a word, and Chromium calls
 * them enabled all the same: only trying tells. What is tried with is gone at once.
 */
export function areCookiesBlocked(): boolean {
  areBlocked ??= document.cookie === "" && !isCookieKept();
  return areBlocked;
}

function isCookieKept(): boolean {
  writeCookie(formatEssentialCookie(COOKIE_TRIAL, "1", false));
  const isKept = document.cookie !== "";
  writeCookie(formatExpiredCookie(COOKIE_TRIAL, false));
  return isKept;
}

/** False on the server and while the page is taken over. */
export function useCookiesBlocked(): boolean {
  return useSyncExternalStore(subscribe, areCookiesBlocked, getFalse);
}

const subscribe = () => () => {};
const getFalse = () => false;

interface CookiesNoteProps {
  readonly say: CookiesText;
  /** The server has seen that none came back, which tells it without a script as well. */
  readonly areRefused?: boolean;
}

/** Says what a part of the site cannot do for whoever blocks cookies. */
export function CookiesNote({ say, areRefused = false }: CookiesNoteProps) {
  const t = useTexts(cookiesCopy);
  const areBlocked = useCookiesBlocked();
  return areBlocked || areRefused ? (
    <p className="cookies-note">{t(say)}</p>
  ) : null;
}
