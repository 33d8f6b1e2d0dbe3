import { type RefObject, useEffect, useRef } from "react";

/**
 * A form that stays while its page changes shows the new defaults once `state` is another, and keeps the focus
 * where it is. What was typed before hydration stays.
 */
export function useFormReset(state: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.reset();
  }, [state]);
  return form;
}
