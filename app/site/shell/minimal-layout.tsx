import { selectedStore, useSite } from "#app/site/store/site-view.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shellCopy } from "./copy.ts";
import { Logo } from "./logo.tsx";
import { telephoneAddress } from "./telephone.ts";

/** For pages that ask one thing at a time: a way home and a way to call, nothing else. */
export function MinimalHeader() {
  const store = selectedStore(useSite());
  const t = useTexts(shellCopy);
  return (
    <header className="minimal-head">
      <div className="wrap">
        <Logo />
        <a
          className="minimal-call"
          href={telephoneAddress(store.phone)}
          aria-label={t("call", { phone: store.phoneText })}
        >
          <Icon name="phone" />
          <span>{store.phoneText}</span>
        </a>
      </div>
    </header>
  );
}

export function MinimalFooter() {
  const { footerLinks, copyrightYear, name, place } = useSite();
  const t = useTexts(shellCopy);
  return (
    <footer className="site-foot site-foot--thin">
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
    </footer>
  );
}
