import { useEffect, useState } from "react";
import { type SiteView, getSelectedStore } from "#app/site/page/site-view.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { formatErrorDocumentTitle } from "#app/site/page/page-title.tsx";
import { errorCopy } from "./error-copy.ts";
import { reloadPage } from "./fresh-document.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";

/** Something out of reach that will be back. */
const AWAY = 503;
/** Links here are the browser's own: the router may be what broke. */
const THIS_PAGE = "";

interface ErrorScreenProps {
  /** Null when even the site could not be read. */
  readonly site: SiteView | null;
  readonly status?: number;
}

/** Takes the place of the whole page and says nothing of what happened inside. Spec §8. */
export function ErrorScreen({ site, status = 500 }: ErrorScreenProps) {
  const t = createTranslator(
    errorCopy,
    site?.textOverrides ?? {},
    site?.language ?? "en",
  );
  const store = site === null ? null : getSelectedStore(site);
  const isOffline = useIsOffline();
  const title = t(
    isOffline ? "offlineTitle" : status === AWAY ? "awayTitle" : "errorTitle",
  );
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
        <p className="lead">
          {t(
            isOffline
              ? "offlineSubtitle"
              : status === AWAY
                ? "awaySubtitle"
                : "errorSubtitle",
          )}
        </p>
        <div className="btn-row">
          {isOffline || status === AWAY ? (
            <LinkButton href={THIS_PAGE} look="main">
              {t("tryAgain")}
            </LinkButton>
          ) : (
            <LinkButton href={t("errorButtonLink")} look="main">
              {t("errorButton")}
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
