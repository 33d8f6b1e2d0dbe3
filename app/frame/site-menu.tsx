import { useId } from "react";
import {
  MENU_GROUPS,
  type Menu,
  type MenuLink,
  getSelectedStore,
  useSite,
} from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";
import { LanguageButtons } from "./languages/language-form.tsx";
import { SavedDrawerLink } from "./saved-link.tsx";
import { formatHoursLine, STORE_PANEL_ID } from "./store-panel.tsx";
import { getTelephoneAddress } from "#app/site/page/format.ts";

export const SITE_MENU_ID = "site-menu";

/** A row of menus on wide screens, a drawer that opens without JavaScript on narrow ones. */
export function SiteMenu({ pathname }: { readonly pathname: string }) {
  const site = useSite();
  const t = useTexts(frameCopy);
  const store = getSelectedStore(site);
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
            <MenuEntry menu={menu} pathname={pathname} />
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

interface MenuEntryProps {
  readonly menu: Menu;
  readonly pathname: string;
}

function MenuEntry({ menu, pathname }: MenuEntryProps) {
  const t = useTexts(frameCopy);
  const { label, address, links } = menu;
  if (links.length === 0)
    return address === null ? null : (
      <a
        className="menu-head"
        href={address}
        aria-current={address === pathname ? "page" : undefined}
      >
        {label}
      </a>
    );
  const ownLink =
    address === null || links.some((link) => link.address === address)
      ? []
      : [{ label, address }];
  const shown: readonly MenuLink[] = [...ownLink, ...links];
  const isHere = shown.some((link) => getPath(link.address) === pathname);
  return (
    <details className="menu" name={SITE_MENU_ID}>
      <summary className="menu-head" aria-current={isHere ? true : undefined}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {isGrouped(shown) ? (
        <div className="menu-links menu-groups">
          {MENU_GROUPS.map((group) => (
            <MenuLinks
              key={group}
              heading={t(`group.${group}`)}
              links={shown.filter((link) => link.group === group)}
              pathname={pathname}
            />
          ))}
          <MenuLinks
            heading={t("group.further")}
            links={shown.filter((link) => link.group === undefined)}
            pathname={pathname}
          />
        </div>
      ) : (
        <div className="menu-links">
          <MenuLinks heading={null} links={shown} pathname={pathname} />
        </div>
      )}
    </details>
  );
}

/** A heading over each of a few links would say more than they do: the menu stays a list until two groups have several. */
function isGrouped(links: readonly MenuLink[]): boolean {
  const sizes = MENU_GROUPS.map(
    (group) => links.filter((link) => link.group === group).length,
  );
  return sizes.filter((size) => size > 1).length > 1;
}

interface MenuLinksProps {
  readonly heading: string | null;
  readonly links: readonly MenuLink[];
  readonly pathname: string;
}

function MenuLinks({ heading, links, pathname }: MenuLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div>
      {heading !== null && (
        <p className="menu-group" id={id}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading === null ? undefined : id}>
        {links.map((link) => (
          <li key={link.address}>
            <a
              href={link.address}
              aria-current={
                getPath(link.address) === pathname ? "page" : undefined
              }
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function getPath(address: string): string {
  return address.split("?")[0] ?? address;
}
