import { useLocation } from "react-router";
import { isBannerVisible } from "#app/domain/consent/banner-mode.ts";
import { KeptHtml } from "#app/site/shell/kept-html.tsx";
import { useSite } from "#app/site/store/site-view.ts";
import { COOKIE_SETTINGS_PATH } from "./consent-addresses.ts";
import { useBannerAnswer } from "./use-banner-answer.ts";

/** Of the server alone: in the browser it is the document's own (`KeptHtml`). */
const banner = import.meta.env.SSR ? await import("./banner-form.tsx") : null;

/** The cookie question: its form is sent in the background where scripts run. */
export function CookieBanner() {
  const { consent } = useSite();
  const { pathname } = useLocation();
  const { isAnswered, onSubmit } = useBannerAnswer(consent);
  const { mode } = consent;
  if (isAnswered || mode === "hide") return null;
  const isAsked =
    isBannerVisible(mode, pathname) &&
    // The settings page is the banner's own long view.
    pathname !== COOKIE_SETTINGS_PATH;
  return (
    <KeptHtml
      as="section"
      className="consent"
      hidden={!isAsked}
      id="cookie-banner"
      aria-label="Cookies"
      onSubmit={onSubmit}
    >
      {banner && <banner.BannerForm />}
    </KeptHtml>
  );
}
