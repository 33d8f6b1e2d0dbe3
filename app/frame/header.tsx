import {
  getPageAddress,
  getSearchFormAddress,
  WORDS_FIELD_ID,
} from "#app/domain/address/page-address.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";
import { LanguageButtons } from "./languages/language-form.tsx";
import { Logo } from "./logo.tsx";
import { SavedIconLink } from "./saved-link.tsx";
import { SITE_MENU_ID, SiteMenu } from "./site-menu.tsx";
import { STORE_PANEL_ID, StorePanel } from "./store-panel.tsx";
import { getTelephoneAddress } from "#app/site/page/format.ts";

/** The field of the list, which also a browser without JavaScript puts the caret into. */
function getSearchFieldAddress(pathname: string, language: string): string {
  const list = getPageAddress("searchVehicles", { language });
  const isListOpen = pathname.startsWith(getSearchFormAddress({ language }));
  return isListOpen ? `#${WORDS_FIELD_ID}` : `${list}#${WORDS_FIELD_ID}`;
}

export function Header({ pathname }: { readonly pathname: string }) {
  const site = useSite();
  const t = useTexts(frameCopy);
  const store = getSelectedStore(site);
  const phoneAddress = getTelephoneAddress(store.phone);
  const contactAddress = getPageAddress("contact", {
    language: site.language,
  });
  const contact = site.footerLinks.find(
    ({ address }) => address === contactAddress,
  );
  return (
    <div className="wrap">
      <button
        className="icon-btn head-menu"
        type="button"
        popoverTarget={SITE_MENU_ID}
        aria-label={t("openMenu")}
      >
        <Icon name="menu" size={24} />
      </button>
      <Logo />
      <SiteMenu pathname={pathname} />
      <div className="head-tools">
        <StoreButton />
        {contact && (
          <a className="head-contact" href={contact.address}>
            {contact.label}
          </a>
        )}
        <a className="head-phone" href={phoneAddress}>
          <Icon name="phone" />
          {store.phoneText}
        </a>
        <a
          className="icon-btn"
          data-search
          href={getSearchFieldAddress(pathname, site.language)}
          aria-label={t("search")}
        >
          <Icon name="search" />
        </a>
        <SavedIconLink />
        <a
          className="icon-btn head-call"
          href={phoneAddress}
          aria-label={t("call", { phone: store.phoneText })}
        >
          <Icon name="phone" />
        </a>
        <LanguageButtons look="head" />
      </div>
      {site.stores.length > 1 && <StorePanel />}
    </div>
  );
}

/** Opens the choice of stores; a dealer with one store gets the way there instead. */
function StoreButton() {
  const site = useSite();
  const t = useTexts(frameCopy);
  const store = getSelectedStore(site);
  const words = (
    <>
      <Icon name="pin" />
      <span className="vh">{t("yourStore")}: </span>
      <span className="head-place">
        <span>
          {store.city}, {store.stateShort}
        </span>{" "}
        <span className="head-open">{store.openText}</span>
      </span>
    </>
  );
  return site.stores.length > 1 ? (
    <button className="head-store" type="button" popoverTarget={STORE_PANEL_ID}>
      {words}
    </button>
  ) : (
    <a className="head-store" href={store.directionsAddress}>
      {words}
    </a>
  );
}
