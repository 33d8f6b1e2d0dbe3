import { useEffect } from "react";

const PROPERTY = "--banner-height";

/** What stands at the foot of the window stands above the cookie question, whose height only the browser knows. */
export function useBannerHeight(): void {
  useEffect(() => {
    const banner = document.getElementById("cookie-banner");
    if (banner === null) return;
    const { style } = document.documentElement;
    // A banner that is answered has no height any longer.
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${banner.offsetHeight}px`),
    );
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
}
