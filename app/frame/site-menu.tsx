import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { findMenuHere } from "./find-menu-here.ts";
import { frameCopy } from "./frame-copy.ts";
import { LanguageButtons } from "./languages/language-form.tsx";
import { MenuEntry } from "./menu-entry.tsx";
import { SavedDrawerLink } from "./saved-link.tsx";
import { formatHoursLine, STORE_PANEL_ID } from "./store-panel.tsx";
import { getTelephoneAddress } from "#app/site/page/format.ts";

export const SITE_MENU_ID = "site-menu";

/** A row of menus on wide screens, a drawer that opens without JavaScript on narrow ones. */
export function SiteMenu({ pathname }: { readonly pathname: string }) {
  const site = useSite();
  const t = useTexts(frameCopy);
  const store = getSelectedStore(site);
  const menuHere = findMenuHere(site.menus, pathname);
  return (
    <nav
      className="site-nav"
      id={SITE_MENU_ID}
      popover="auto"
      data-modal="(width < 75em)"
      aria-label={t("mainMenu")}
    >
      <div className="drawer-head">
        <span className="h4">{t("openMenu")}</span>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={SITE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <ul className="site-menus">
        {site.menus.map((menu) => (
          <li key={menu.label}>
            <MenuEntry
              menu={menu}
              row={SITE_MENU_ID}
              pathname={pathname}
              isHere={menu === menuHere}
            />
          </li>
        ))}
      </ul>
      <div className="site-nav-foot">
        <SavedDrawerLink />
        <LanguageButtons look="line" />
        {site.stores.length > 1 && (
          <button
            className="nav-line"
            type="button"
            popoverTarget={STORE_PANEL_ID}
          >
            <Icon name="pin" />
            <span>
              {store.city}, {store.stateShort}{" "}
              <span className="meta">{store.openText}</span>
            </span>
          </button>
        )}
        <a className="nav-line" href={getTelephoneAddress(store.phone)}>
          <Icon name="phone" />
          {store.phoneText}
        </a>
        <p className="nav-hours meta">{formatHoursLine(store, t)}</p>
      </div>
    </nav>
  );
}
