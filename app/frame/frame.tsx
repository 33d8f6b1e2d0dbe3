import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MinimalFooter, MinimalHeader } from "./minimal-layout.tsx";

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
