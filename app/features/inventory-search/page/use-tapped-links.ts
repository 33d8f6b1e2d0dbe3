import { type RefObject, useEffect } from "react";

/**
 * The mark shows a tapped filter before its page has loaded. It is set on the element itself, because a render of the
 * whole list would come too late for the finger.
 */
export function useTappedLinks(
  root: RefObject<HTMLElement | null>,
  address: string,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    function mark(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      const { target } = event;
      const link =
        target instanceof Element
          ? target.closest<HTMLElement>("a[data-scroll]")
          : null;
      if (link !== null) link.dataset["tapped"] = "";
    }
    element.addEventListener("click", mark);
    return () => element.removeEventListener("click", mark);
  }, [root]);
  useEffect(() => {
    const element = root.current;
    return () => {
      for (const link of element?.querySelectorAll<HTMLElement>(
        "[data-tapped]",
      ) ?? [])
        delete link.dataset["tapped"];
    };
  }, [root, address]);
}

/** With another button or a key held, a click opens a tab or a window; it is the browser's. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
  >,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
