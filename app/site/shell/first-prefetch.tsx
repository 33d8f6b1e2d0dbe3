import { type ComponentType, useEffect, useState } from "react";

type Prefetch = ComponentType<{ readonly first: Element }>;

/** Has the code that fetches pages ahead once a pointer is over a link. */
export function FirstPrefetch() {
  const [started, setStarted] = useState<{
    readonly Prefetch: Prefetch;
    readonly first: Element;
  } | null>(null);
  useEffect(() => {
    function start({ target }: PointerEvent) {
      const first =
        target instanceof Element ? target.closest("a[href]") : null;
      if (first === null) return;
      stop();
      import("./link-prefetch.tsx").then(
        ({ LinkPrefetch }) => setStarted({ Prefetch: LinkPrefetch, first }),
        // Pages are fetched when they are asked for.
        () => {},
      );
    }
    const stop = () => document.removeEventListener("pointerover", start);
    document.addEventListener("pointerover", start, { passive: true });
    return stop;
  }, []);
  return started && <started.Prefetch first={started.first} />;
}
