import { useSyncExternalStore } from "react";
import {
  formatEssentialCookie,
  formatExpiredCookie,
} from "#app/domain/consent/storage-gate.ts";
import { COOKIE_TRIAL } from "#app/domain/consent/stored-items.ts";
import { writeCookie } from "./browser-storage.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { waitForIdleMoment } from "#app/ui/idle-moment.ts";
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

/** False on the server, and until the page has come alive and rests: each cookie is a question to another process. */
export function useCookiesBlocked(): boolean {
  return useSyncExternalStore(subscribe, isKnownToBlock, getFalse);
}

function subscribe(tell: () => void): () => void {
  if (areBlocked === null)
    void waitForIdleMoment().then(() => {
      if (areCookiesBlocked()) tell();
    });
  return () => {};
}

const isKnownToBlock = () => areBlocked === true;
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
