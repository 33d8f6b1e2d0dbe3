import { useEffect, useRef } from "react";

/** Browsers refuse to change an address with every step of a slider, so the hook waits this long. */
const SETTLED_MS = 400;

/**
 * It saves what is changed from the first text, with the path that was shown. The answer saves at once, for whoever
 * leaves the page before the changes have settled.
 */
export function useSettled(
  text: string,
  save: (shown: string) => void,
): () => void {
  const first = useRef<string | null>(text);
  const latest = useRef(save);
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    // An address that says the same in other words stays as it was asked for.
    if (text === first.current) return;
    first.current = null;
    const shown = location.pathname;
    pending.current = () => {
      pending.current = null;
      latest.current(shown);
    };
    const settled = setTimeout(() => pending.current?.(), SETTLED_MS);
    return () => {
      clearTimeout(settled);
      pending.current = null;
    };
  }, [text]);
  return () => pending.current?.();
}
