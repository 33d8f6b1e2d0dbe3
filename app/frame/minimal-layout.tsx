import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameCopy } from "./frame-copy.ts";
import { Logo } from "./logo.tsx";
import { getTelephoneAddress } from "#app/site/page/format.ts";

/** For pages that ask one thing at a time: a way home and a way to call, nothing else. */
export function MinimalHeader() {
  const store = getSelectedStore(useSite());
  const t = useTexts(frameCopy);
  return (
    <div className="wrap">
      <Logo />
      <a
        className="minimal-call"
        href={getTelephoneAddress(store.phone)}
        aria-label={t("call", { phone: store.phoneText })}
      >
        <Icon name="phone" />
        <span>{store.phoneText}</span>
      </a>
    </div>
  );
}

export function MinimalFooter() {
  const { footerLinks, copyrightYear, name, place } = useSite();
  const t = useTexts(frameCopy);
  return (
    <div className="wrap foot-thin">
      <p>{t("copyright", { year: String(copyrightYear), name, place })}</p>
      <ul>
        {footerLinks.map((link) => (
          <li key={link.address}>
            <a href={link.address}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
