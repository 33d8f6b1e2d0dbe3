import { toInlineScript } from "./inline-script.ts";

/**
 * A script that fetches and runs the page's modules once the page has been painted: every page works without
 * them, and on a slow line they would take the bandwidth of what the visitor came to see (docs/decisions/0006).
 * At the end of the body it waits for the stylesheet, so that the next frame is the first paint.
 */
export function startAfterFirstPaint(modules: readonly string[]): string {
  return toInlineScript(start, modules);
}

declare global {
  interface Window {
    /** As far as it is used here, and what it makes goes where texts go. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScript(text: string): string },
      ): { createScript(text: string): string };
    };
  }
}

/** Runs in the browser, as text. */
function start(modules: readonly string[]): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of modules) {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = href;
        document.head.append(link);
      }
      const script = document.createElement("script");
      script.type = "module";
      const text =
        document.querySelector('script[type="text/modules"]')?.textContent ??
        "";
      const ours = window.trustedTypes?.createPolicy("late-start", {
        createScript: (it) => it,
      });
      script.textContent = ours?.createScript(text) ?? text;
      document.body.append(script);
    }),
  );
}
