import { KeptHtml } from "./kept-html.tsx";

/** Chosen by a page's own metadata. Spec §2. */
export type LayoutName = "default" | "minimal";

/** Of the server alone: in the browser they are the document's own (`KeptHtml`). */
const start = import.meta.env.SSR ? await import("./page-start.tsx") : null;
const header = import.meta.env.SSR ? await import("./header.tsx") : null;
const footer = import.meta.env.SSR ? await import("./footer.tsx") : null;
const minimal = import.meta.env.SSR
  ? await import("./minimal-layout.tsx")
  : null;

interface FrameProps {
  readonly layout: LayoutName;
  readonly pathname: string;
}

export function FrameStart() {
  return (
    <KeptHtml as="div" id="page-start">
      {start && <start.PageStart />}
    </KeptHtml>
  );
}

export function FrameHeader({ layout, pathname }: FrameProps) {
  return layout === "minimal" ? (
    <KeptHtml as="header" id="minimal-header" className="minimal-head">
      {minimal && <minimal.MinimalHeader />}
    </KeptHtml>
  ) : (
    <KeptHtml as="header" id="site-header" className="site-head">
      {header && <header.Header pathname={pathname} />}
    </KeptHtml>
  );
}

export function FrameFooter({ layout }: Pick<FrameProps, "layout">) {
  return layout === "minimal" ? (
    <KeptHtml
      as="footer"
      id="minimal-footer"
      className="site-foot site-foot--thin"
    >
      {minimal && <minimal.MinimalFooter />}
    </KeptHtml>
  ) : (
    <KeptHtml as="footer" id="site-footer" className="site-foot">
      {footer && <footer.Footer />}
    </KeptHtml>
  );
}
