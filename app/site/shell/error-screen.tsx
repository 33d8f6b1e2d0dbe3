import type { SiteView } from "#app/site/store/site-view.ts";
import { selectedStore } from "#app/site/store/site-view.ts";
import { translator } from "#app/site/texts/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { shellCopy } from "./copy.ts";
import { errorDocumentTitle } from "./document-title.ts";
import { telephoneAddress } from "./telephone.ts";

interface ErrorScreenProps {
  /** Null when even the site could not be read. */
  readonly site: SiteView | null;
  readonly status?: number;
  /** Where the button leads. */
  readonly address?: string;
}

/** Takes the whole page and says nothing of what happened inside. Spec §8. */
export function ErrorScreen({
  site,
  status = 500,
  address = "/",
}: ErrorScreenProps) {
  const t = translator(
    shellCopy,
    site?.textOverrides ?? {},
    site?.language ?? "en",
  );
  const store = site === null ? null : selectedStore(site);
  const title = t("errorTitle");
  return (
    <main className="error-screen">
      <title>
        {site === null
          ? `${status} ${title}`
          : errorDocumentTitle(status, title, site)}
      </title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <p className="tag">{t("errorBadge")}</p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{t("errorSubtitle")}</p>
        <div className="btn-row">
          {/* A fresh document: what broke may be the one that is open. */}
          <a className="btn btn--main" href={address} rel="external">
            {t("errorButton")}
          </a>
          {store !== null && (
            <LinkButton href={telephoneAddress(store.phone)}>
              {t("errorCall", { phone: store.phoneText })}
            </LinkButton>
          )}
        </div>
      </div>
    </main>
  );
}
