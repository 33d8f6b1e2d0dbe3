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

/** Runs in the browser, as text. To ask for twenty modules at once would take its thread for 20 to 30 ms. */
function start(modules: readonly string[]): void {
  const waiting = [...modules];
  requestAnimationFrame(() =>
    setTimeout(function fetchSome() {
      for (const href of waiting.splice(0, 4)) {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = href;
        document.head.append(link);
      }
      if (waiting.length > 0) {
        setTimeout(fetchSome);
        return;
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
