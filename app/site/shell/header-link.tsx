import { useTexts } from "#app/site/texts/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";
import type { HeaderLink } from "./header-links.ts";

interface HeaderLinkProps {
  readonly link: HeaderLink;
}

/** Among the tools of the header: an icon, and a number once there is one (`setHeaderCount`). */
export function HeaderIconLink({ link }: HeaderLinkProps) {
  const t = useTexts(frameCopy);
  const label = t(link.label);
  return (
    <a
      className="icon-btn head-link"
      href={link.address}
      aria-label={label}
      data-counts={link.id}
      data-name={label}
      data-counted-name={t("linkCount", { label, count: "{count}" })}
    >
      <Icon name={link.icon} />
      <span className="head-count num" data-count="" hidden />
    </a>
  );
}

/** A line of the drawer on phones. */
export function DrawerLink({ link }: HeaderLinkProps) {
  const t = useTexts(frameCopy);
  return (
    <a className="nav-line" href={link.address} data-counts={link.id}>
      <Icon name={link.icon} />
      {t(link.label)}
      <span className="nav-count num" data-count="" hidden />
    </a>
  );
}
