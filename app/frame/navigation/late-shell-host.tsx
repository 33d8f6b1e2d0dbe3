import { type ComponentType, useEffect, useState } from "react";
import type { LateShellProps } from "./late-shell.tsx";

const SIGNS = ["pointerover", "focusin"] as const;

/** Has the code of the frame's late parts once somebody is about to press or to fill in something. */
export function LateShellHost() {
  const [started, setStarted] = useState<
    (LateShellProps & { readonly Late: ComponentType<LateShellProps> }) | null
  >(null);
  useEffect(() => {
    function start({ target }: Event) {
      const first =
        target instanceof Element
          ? target.closest("a[href],button,input,select,textarea")
          : null;
      if (first === null) return;
      stop();
      import("./late-shell.tsx").then(
        ({ LateShell }) => setStarted({ Late: LateShell, first }),
        // Pages are fetched when they are asked for.
        () => {},
      );
    }
    const stop = () =>
      SIGNS.map((sign) => document.removeEventListener(sign, start));
    for (const sign of SIGNS)
      document.addEventListener(sign, start, { passive: true });
    return () => void stop();
  }, []);
  return started && <started.Late first={started.first} />;
}
