import { InSettings } from "./in-settings.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { getCookieSettingsAddress } from "#app/site/consent/consent-addresses.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import { cookieDialogCopy } from "./copy.ts";
import {
  COOKIE_TITLE_ID,
  CookieSettingsForm,
} from "./cookie-settings-page.tsx";
import type { CookieSettingsPageData } from "./cookie-settings.ts";

/** Spec §2, cookie consent dialog: it opens for links to the settings, above the page that they were pressed on. */
export function LinkedDialog({
  isOpen,
  onClose,
}: Pick<LinkedDialogProps, "isOpen" | "onClose">) {
  const t = useTexts(cookieDialogCopy);
  const { pathname, search } = useLocation();
  useBackCloses(isOpen, onClose);
  const navigate = useNavigate();
  const address = getCookieSettingsAddress(getReturnAddress(pathname, search));
  const { load, data } =
    useSteadyFetcher<PageData<CookieSettingsPageData> | null>();
  useEffect(() => {
    // Every opening shows what holds then.
    if (isOpen) void load(address);
  }, [isOpen, load, address]);
  useEffect(() => {
    // The switches cannot load here, but the page can say why.
    if (isOpen && data === null) void navigate(address);
  }, [isOpen, data, navigate, address]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <span id={COOKIE_TITLE_ID}>
          <InSettings say="settingsTitle" />
        </span>
      }
      closeLabel={t("close")}
      // The language switch stands in the form and changes the title, too.
      className="consent-form cookie-dialog"
    >
      {data == null ? (
        <output className="cookie-loading">
          <span className="spinner" aria-hidden="true" />
          <span className="vh">{t("loading")}</span>
        </output>
      ) : (
        <CookieSettingsForm page={unpackPageData(data)} />
      )}
    </Dialog>
  );
}
