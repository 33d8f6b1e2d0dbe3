import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Footer } from "./footer.tsx";
import { frameCopy } from "./frame-copy.ts";
import { Header } from "./header.tsx";
import { Logo } from "./logo.tsx";

/** Chosen by a page's own metadata. Spec §2. */
export type LayoutName = "default" | "minimal";

interface FrameProps {
  readonly layout: LayoutName;
  readonly pathname: string;
}

export function FrameHeader({ layout, pathname }: FrameProps) {
  return layout === "minimal" ? (
    <header id="minimal-header" className="minimal-head">
      <MinimalHeader />
    </header>
  ) : (
    <header id="site-header" className="site-head">
      <Header pathname={pathname} />
    </header>
  );
}

export function FrameFooter({ layout }: Pick<FrameProps, "layout">) {
  return layout === "minimal" ? (
    <footer id="minimal-footer" className="site-foot site-foot--thin">
      <MinimalFooter />
    </footer>
  ) : (
    <footer id="site-footer" className="site-foot">
      <Footer />
    </footer>
  );
}

/** For pages that ask one thing at a time: a way home and a way to call, nothing else. */
function MinimalHeader() {
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

function MinimalFooter() {
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
