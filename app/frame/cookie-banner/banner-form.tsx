import { useLocation } from "react-router";
import { listBannerButtons } from "#app/domain/consent/consent-choice.ts";
import { getReturnAddress } from "#app/site/page/return-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { Button, getButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listBannerSentences } from "#app/site/consent/copy.ts";
import {
  CONSENT_PATH,
  getCookieSettingsAddress,
} from "#app/site/consent/consent-addresses.ts";
import {
  InBothLanguages,
  LanguageSwitch,
} from "#app/site/consent/in-both-languages.tsx";

/** The short view of the cookie question, a plain form. */
export function BannerForm() {
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  const { tier, rejectAll, policyAddress } = consent;
  const returnTo = getReturnAddress(pathname, search);
  return (
    <form className="wrap consent-grid" method="post" action={CONSENT_PATH}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="consent-words">
        <div className="consent-head">
          <h2 className="h3">
            <InBothLanguages say="title" />
          </h2>
          <LanguageSwitch />
        </div>
        <p className="meta">
          {listBannerSentences(tier).map((key) => (
            <span key={key}>
              <InBothLanguages say={key} />{" "}
            </span>
          ))}
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
