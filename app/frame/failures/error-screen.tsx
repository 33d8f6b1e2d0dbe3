import { useEffect, useState } from "react";
import { type SiteView, getSelectedStore } from "#app/site/page/site-view.ts";
import { createTranslator, defineCopy } from "#app/site/page/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { formatErrorDocumentTitle } from "#app/site/page/page-title.tsx";
import { errorCopy } from "./error-copy.ts";
import { notTakenCopy } from "./not-taken-copy.ts";
import { reloadPage } from "./fresh-document.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";

/** Links here are the browser's own: the router may be what broke. */
const THIS_PAGE = "";
const SCREEN_COPY = defineCopy("shell", {
  ...errorCopy.sentences,
  ...notTakenCopy.sentences,
});

interface ScreenWords {
  readonly title: ScreenText;
  readonly subtitle: ScreenText;
  /** Leads to the page that was asked for; null where that would be no help. */
  readonly again: ScreenText | null;
}

type ScreenText = keyof typeof SCREEN_COPY.sentences;

const BROKEN_WORDS: ScreenWords = {
  title: "errorTitle",
  subtitle: "errorSubtitle",
  again: null,
};
const OFFLINE_WORDS: ScreenWords = {
  title: "offlineTitle",
  subtitle: "offlineSubtitle",
  again: "tryAgain",
};
const WORDS_BY_STATUS: Readonly<Record<number, ScreenWords>> = {
  // Something was sent to a page that is only read.
  405: {
    title: "notTakenTitle",
    subtitle: "notTakenSubtitle",
    again: "openPage",
  },
  // Something out of reach will be back.
  503: { title: "awayTitle", subtitle: "awaySubtitle", again: "tryAgain" },
};

interface ErrorScreenProps {
  /** Null when even the site could not be read. */
  readonly site: SiteView | null;
  readonly status?: number;
}

/** Takes the place of the whole page and says nothing of what happened inside. Spec §8. */
export function ErrorScreen({ site, status = 500 }: ErrorScreenProps) {
  const t = createTranslator(
    SCREEN_COPY,
    site?.textOverrides ?? {},
    site?.language ?? "en",
  );
  const store = site === null ? null : getSelectedStore(site);
  const isOffline = useIsOffline();
  const words = isOffline
    ? OFFLINE_WORDS
    : (WORDS_BY_STATUS[status] ?? BROKEN_WORDS);
  const title = t(words.title);
  return (
    <main id="main" tabIndex={-1} className="error-screen">
      <title>
        {site === null
          ? `${status} ${title}`
          : formatErrorDocumentTitle(status, title, site)}
      </title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <p className="tag">{t(isOffline ? "offlineBadge" : "errorBadge")}</p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{t(words.subtitle)}</p>
        <div className="btn-row">
          {words.again === null ? (
            <LinkButton href={t("errorButtonLink")} look="main">
              {t("errorButton")}
            </LinkButton>
          ) : (
            <LinkButton href={THIS_PAGE} look="main">
              {t(words.again)}
            </LinkButton>
          )}
          {store !== null && (
            <LinkButton href={getTelephoneAddress(store.phone)}>
              {t("errorCall", { phone: store.phoneText })}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="wrap stranded">
        <BodyStyleSilhouette bodystyle="sedans" />
      </div>
      <div className="stranded-floor" />
    </main>
  );
}

/** Whether the page failed for want of a network; it is fetched anew once there is one. */
function useIsOffline(): boolean {
  const [isOffline] = useState(() => !import.meta.env.SSR && !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    addEventListener("online", reloadPage);
    return () => removeEventListener("online", reloadPage);
  }, [isOffline]);
  return isOffline;
}
