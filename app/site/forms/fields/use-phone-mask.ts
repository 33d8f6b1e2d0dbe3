import { useEffect, useRef } from "react";

/**
 * The hook formats a phone number while it is typed. It loads after the page, so that a field is never slower
 * for it; until then, and for whatever is no US number, the field takes what is typed as it is.
 */
export function usePhoneMask() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import("./phone-mask.ts").then(
      ({ maskPhoneInput }) => {
        if (!isGone && input.current !== null)
          stop = maskPhoneInput(input.current);
      },
      // Without the mask the field works just as well.
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return input;
}
