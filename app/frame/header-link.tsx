import { useShortlist } from "#app/site/saved-vehicles/shortlist-store.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";
import type { HeaderLink } from "./header-links.ts";

interface HeaderLinkProps {
  readonly link: HeaderLink;
}

/** Among the tools of the header: an icon, and a number once there is one. */
export function HeaderIconLink({ link }: HeaderLinkProps) {
  const t = useTexts(frameCopy);
  const count = useShortlist(link.counts).length;
  const label = t(link.label);
  return (
    <a
      className="icon-btn head-link"
      href={link.address}
      aria-label={count === 0 ? label : t("linkCount", { label, count })}
    >
      <Icon name={link.icon} />
      <span className="head-count num" hidden={count === 0}>
        {count === 0 ? null : count}
      </span>
    </a>
  );
}

/** A line of the drawer on phones. */
export function DrawerLink({ link }: HeaderLinkProps) {
  const t = useTexts(frameCopy);
  const count = useShortlist(link.counts).length;
  return (
    <a className="nav-line" href={link.address}>
      <Icon name={link.icon} />
      {t(link.label)}
      <span className="nav-count num" hidden={count === 0}>
        {count === 0 ? null : count}
      </span>
    </a>
  );
}
