import { InSettings } from "./in-settings.tsx";
import { type ReactNode, useId } from "react";
import {
  type BannerButton,
  listBannerButtons,
} from "#app/domain/consent/banner-buttons.ts";
import { CONSENT_PATH } from "#app/site/consent/consent-addresses.ts";
import {
  InBothLanguages,
  LanguageSwitch,
} from "#app/site/consent/in-both-languages.tsx";
import { PrivacySignal } from "#app/site/consent/privacy-signal.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { Button } from "#app/ui/button.tsx";
import "./cookie-settings.css";
import type { CookieSettingsPageData } from "./cookie-settings.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";

export function CookieSettingsPage({ page }: CookieSettingsProps) {
  return (
    // The language switch stands in the form and changes the words beside it, too.
    <div className="wrap consent-form cookie-page">
      <CookieSettingsForm page={page}>
        <h1 className="h1" id={COOKIE_TITLE_ID}>
          <InSettings say="settingsTitle" />
        </h1>
      </CookieSettingsForm>
      <WhatIsKept />
    </div>
  );
}

function WhatIsKept() {
  const toAddress = useAddress();
  const { policyAddress } = useSite().consent;
  const titleId = useId();
  return (
    <aside className="cookie-more" aria-labelledby={titleId}>
      <h2 className="h4" id={titleId}>
        <InSettings say="keptTitle" />
      </h2>
      <p>
        <InSettings say="keptText" />
      </p>
      <p>
        {policyAddress !== null && (
          <a href={policyAddress}>
            <InBothLanguages say="policy" />
          </a>
        )}
        <a href={toAddress(YOUR_DETAILS_PATH)}>
          <InSettings say="yourDetails" />
        </a>
      </p>
    </aside>
  );
}

/** The title of the page and of the dialog is the name of the form, too. */
export const COOKIE_TITLE_ID = "cookie-settings";

interface CookieSettingsProps {
  readonly page: CookieSettingsPageData;
}

/**
 * The same form stands on its page and in the dialog. The browser itself sends it: a choice may take something back,
 * and what a page has loaded goes with the page alone.
 */
export function CookieSettingsForm({
  page,
  children,
}: CookieSettingsProps & { readonly children?: ReactNode }) {
  const toAddress = useAddress();
  const { consent } = useSite();
  const { switches, hasPrivacySignal, returnTo } = page;
  const answers = listBannerButtons(consent.tier, consent.rejectAll).filter(
    isAnswer,
  );
  return (
    <form
      className="consent-form cookie-settings"
      method="post"
      action={toAddress(CONSENT_PATH)}
      aria-labelledby={COOKIE_TITLE_ID}
    >
      <input type="hidden" name="view" value="settings" />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      <LanguageSwitch>
        <InSettings say="settingsLanguage" />
      </LanguageSwitch>
      {page.areCookiesRefused && (
        <p className="cookies-note">
          <InSettings say="refused" />
        </p>
      )}
      <p className="lead">
        <InSettings say="settingsText" />
      </p>
      <fieldset aria-labelledby={COOKIE_TITLE_ID}>
        {switches.map((row) => (
          <CategoryRow key={row.category} row={row} />
        ))}
      </fieldset>
      {hasPrivacySignal && (
        <PrivacySignal
          honored={<InBothLanguages say="signal" />}
          effect={<InSettings say="signalText" />}
        />
      )}
      {/* The four buttons have equal size and style; none is colored on purpose. */}
      <div className="consent-btns">
        {([...answers, "save"] as const).map((choice) => (
          <Button
            key={choice}
            name="choice"
            value={choice}
            className="consent-btn"
          >
            {choice === "save" ? (
              <InSettings say="save" />
            ) : (
              <InBothLanguages say={choice} />
            )}
          </Button>
        ))}
      </div>
    </form>
  );
}

type Answer = Exclude<BannerButton, "customize" | "continue">;

function isAnswer(button: BannerButton): button is Answer {
  return button !== "customize" && button !== "continue";
}

function CategoryRow({
  row,
}: {
  readonly row: CookieSettingsPageData["switches"][number];
}) {
  const { category, isOn, isLocked } = row;
  const nameId = `cookies-${category}`;
  return (
    <div className="purpose">
      <h2 className="h4" id={nameId}>
        <InSettings say={category} />
      </h2>
      <label className="switch">
        {isLocked ? (
          <span>
            <InSettings say={isOn ? "alwaysOn" : "offBySignal"} />
          </span>
        ) : (
          <>
            <span className="switch-on">
              <InSettings say="on" />
            </span>
            <span className="switch-off">
              <InSettings say="off" />
            </span>
          </>
        )}
        <input
          type="checkbox"
          name="categories"
          value={category}
          defaultChecked={isOn}
          disabled={isLocked}
          aria-labelledby={nameId}
          aria-describedby={`${nameId}-text`}
        />
      </label>
      <p id={`${nameId}-text`}>
        <InSettings say={`${category}Text`} />
      </p>
    </div>
  );
}
