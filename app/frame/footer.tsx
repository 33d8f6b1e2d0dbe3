import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { CHAT_PATH } from "#app/domain/chat/chat-address.ts";
import {
  MENU_GROUPS,
  type Menu,
  type MenuLink,
  getSelectedStore,
  useSite,
} from "#app/site/page/site-view.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { frameCopy } from "./frame-copy.ts";
import { listHoursLines } from "./store-panel.tsx";
import { LanguageButtons } from "./languages/language-form.tsx";
import { Logo } from "./logo.tsx";

export function Footer() {
  const site = useSite();
  const t = useTexts(frameCopy);
  const store = getSelectedStore(site);
  return (
    <div className="wrap">
      <div className="foot-grid">
        <div className="foot-brand">
          <Logo isInverse />
          <p>{site.description}</p>
          <p>
            <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
            {listHoursLines(store, t).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <Socials />
        </div>
        <div className="foot-columns">
          {buildFooterColumns(site.menus).map((column) => (
            <FooterColumn key={column.label} {...column} />
          ))}
          <FooterColumn label={t("choices")} links={site.footerLinks} />
        </div>
      </div>
      <FooterLegal />
    </div>
  );
}

/** A menu that is one link gets no column of its own: it ends the last one. */
function buildFooterColumns(menus: readonly Menu[]): FooterColumnProps[] {
  const columns: FooterColumnProps[] = [];
  const lone: MenuLink[] = [];
  for (const { label, address, links } of menus) {
    if (links.length > 0) columns.push({ label, links: sortByGroup(links) });
    else if (address !== null) lone.push({ label, address });
  }
  const last = columns.pop();
  if (last === undefined)
    return lone.map((link) => ({ label: link.label, links: [link] }));
  return [...columns, { ...last, links: [...last.links, ...lone] }];
}

/** Links of one kind stand below each other, as in the menu; what belongs to none of them ends the list. */
function sortByGroup(links: readonly MenuLink[]): readonly MenuLink[] {
  const place = ({ group }: MenuLink) =>
    group === undefined ? MENU_GROUPS.length : MENU_GROUPS.indexOf(group);
  return links.toSorted((one, other) => place(one) - place(other));
}

interface FooterColumnProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** More links than this stand in two columns below their heading, so that no list is twice as long as its neighbors. */
const MOST_IN_A_COLUMN = 7;

function FooterColumn({ label, links }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <div className={links.length > MOST_IN_A_COLUMN ? "foot-long" : undefined}>
      <h2>{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.address}>
            <a
              // A class, since a rule over every address would style each link anew whenever something opens.
              className={
                splitLanguage(link.address).address === CHAT_PATH
                  ? "chat-link"
                  : undefined
              }
              href={link.address}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
  x: "X",
  linkedin: "LinkedIn",
};

function Socials() {
  const { socials, name } = useSite();
  const t = useTexts(frameCopy);
  if (socials.length === 0) return null;
  return (
    <ul className="foot-socials">
      {socials.map(({ label, address }) => {
        const network = NETWORK_NAMES[label] ?? label;
        return (
          <li key={address}>
            <a href={address} aria-label={t("follow", { name, network })}>
              {network}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function FooterLegal() {
  const site = useSite();
  const t = useTexts(frameCopy);
  return (
    <div className="foot-legal">
      <p>
        {site.priceNote} {t("payments")}
      </p>
      <div className="foot-languages">
        <LanguageButtons look="link" />
      </div>
      <p>
        {t("copyright", {
          year: String(site.copyrightYear),
          name: site.name,
          place: site.place,
        })}
        {site.inventoryUpdatedText !== null &&
          ` ${t("inventoryUpdated", { time: site.inventoryUpdatedText })}`}
      </p>
    </div>
  );
}
