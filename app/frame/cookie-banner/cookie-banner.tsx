import { useEffect } from "react";
import { useLocation } from "react-router";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { isBannerVisible } from "#app/domain/consent/consent.ts";
import { listBannerButtons } from "#app/domain/consent/banner-buttons.ts";
import { listBannerSentences } from "#app/site/consent/copy.ts";
import {
  CONSENT_PATH,
  COOKIE_SETTINGS_PATH,
  getCookieSettingsAddress,
} from "#app/site/consent/consent-addresses.ts";
import {
  InBothLanguages,
  LanguageSwitch,
} from "#app/site/consent/in-both-languages.tsx";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import { Button, getButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBannerAnswer } from "./use-banner-answer.ts";

/** The form of the cookie question is sent in the background where scripts run. */
export function CookieBanner() {
  const { consent } = useSite();
  const page = splitLanguage(useLocation().pathname).address;
  const { isAnswered, onSubmit } = useBannerAnswer(consent);
  const { mode, isBackgroundLocked } = consent;
  const isAsked =
    isBannerVisible(mode, page) &&
    // The settings page is the banner's own long view.
    page !== COOKIE_SETTINGS_PATH;
  useEffect(() => {
    if (isBackgroundLocked)
      import("./hold-focus.ts").then(
        ({ holdFocus }) => holdFocus(),
        // The banner can be answered all the same.
        () => {},
      );
  }, [isBackgroundLocked]);
  if (isAnswered || mode === "hide") return null;
  return (
    <section
      // The page's own rules ask for a class: a `:not()` within `:has()` is asked again at every change of state.
      className={isAsked ? "consent is-asked" : "consent"}
      data-locks={isBackgroundLocked || undefined}
      hidden={!isAsked}
      id="cookie-banner"
      aria-label="Cookies"
      onSubmit={onSubmit}
    >
      <BannerForm />
    </section>
  );
}

const TITLE_ID = "cookie-question";

/** The short view of the cookie question, a plain form. */
function BannerForm() {
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  const { tier, rejectAll, hasPrivacySignal, policyAddress } = consent;
  const areBlocked = useCookiesBlocked();
  const returnTo = getReturnAddress(pathname, search);
  const toAddress = useAddress();
  return (
    <form
      className="wrap consent-grid"
      method="post"
      action={toAddress(CONSENT_PATH)}
      aria-labelledby={TITLE_ID}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="consent-words">
        <div className="consent-head">
          <h2 className="h3" id={TITLE_ID}>
            <InBothLanguages say="title" />
          </h2>
          <LanguageSwitch>
            <InBothLanguages say="language" />
          </LanguageSwitch>
        </div>
        <p className="meta">
          {listBannerSentences(tier).map((key) => (
            <span key={key}>
              <InBothLanguages say={key} />{" "}
            </span>
          ))}
          {hasPrivacySignal && (
            <>
              <InBothLanguages say="signal" />{" "}
            </>
          )}
          {areBlocked && (
            <>
              <InBothLanguages say="blocked" />{" "}
            </>
          )}
          {policyAddress !== null && (
            <a href={policyAddress}>
              <InBothLanguages say="policy" />
            </a>
          )}
        </p>
      </div>
      <div className="consent-btns">
        {listBannerButtons(tier, rejectAll).map((button) =>
          button === "customize" ? (
            <a
              key={button}
              className={getButtonClass({ className: "consent-btn" })}
              href={getCookieSettingsAddress(returnTo)}
            >
              <InBothLanguages say={button} />
            </a>
          ) : (
            <Button
              key={button}
              name="choice"
              value={button === "continue" ? "accept-all" : button}
              className="consent-btn"
            >
              <InBothLanguages say={button} />
            </Button>
          ),
        )}
      </div>
      {tier > 1 && (
        <button className="icon-btn consent-close" name="choice" value="close">
          <Icon name="close" size={24} />
          <span className="vh">
            <InBothLanguages say="close" />
          </span>
        </button>
      )}
    </form>
  );
}
