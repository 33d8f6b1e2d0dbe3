import { useLocation } from "react-router";
import { isBannerVisible } from "#app/domain/consent/consent.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { BannerForm } from "./banner-form.tsx";
import { COOKIE_SETTINGS_PATH } from "#app/site/consent/consent-addresses.ts";
import { useBannerAnswer } from "./use-banner-answer.ts";

/** The form of the cookie question is sent in the background where scripts run. */
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
    <section
      className="consent"
      hidden={!isAsked}
      id="cookie-banner"
      aria-label="Cookies"
      onSubmit={onSubmit}
    >
      <BannerForm />
    </section>
  );
}
