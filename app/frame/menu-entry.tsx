import { useId } from "react";
import {
  MENU_GROUPS,
  type Menu,
  type MenuLink,
} from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getPath } from "./find-menu-here.ts";
import { frameCopy } from "./frame-copy.ts";

interface MenuEntryProps {
  readonly menu: Menu;
  /** Menus of one row close each other. */
  readonly row: string;
  readonly pathname: string;
  /** The page belongs to it. */
  readonly isHere: boolean;
}

/** A menu without links of its own is a link itself. */
export function MenuEntry({ menu, row, pathname, isHere }: MenuEntryProps) {
  const t = useTexts(frameCopy);
  const { label, address, links } = menu;
  if (links.length === 0)
    return address === null ? null : (
      <a
        className="menu-head"
        href={address}
        aria-current={address === pathname ? "page" : isHere ? true : undefined}
      >
        {label}
      </a>
    );
  const ownLink =
    address === null || links.some((link) => link.address === address)
      ? []
      : [{ label, address }];
  const shown: readonly MenuLink[] = [...ownLink, ...links];
  return (
    <details className="menu" name={row}>
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
              {link.bodystyle !== undefined && (
                <BodyStyleSilhouette bodystyle={link.bodystyle} />
              )}
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
