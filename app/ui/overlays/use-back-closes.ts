import { useEffect, useLayoutEffect, useRef } from "react";

/** Marks an entry of the history that stands for an open dialog. */
const MARK = "isDialog";

/**
 * An open dialog has an entry of the history of its own, so that Back closes it and stays on the page. The router
 * never sees the entry: it has the router's own state, and both ways out of it end here. Dialogs that load on first
 * use call it, so that its code loads with them.
 */
export function useBackCloses(
  isOpen: boolean,
  onClose: () => void,
  /**
   * The router's key of the page below, for a dialog whose page goes on while it is open: the entry has become that
   * page's then, and closing stays on it.
   */
  shownKey?: string,
): void {
  const shown = useRef(shownKey);
  useLayoutEffect(() => {
    shown.current = shownKey;
  }, [shownKey]);
  useEffect(() => {
    if (!isOpen) return;
    passEmptyEntries();
    history.pushState({ ...readState(), [MARK]: true }, "");
    let isLeft = false;
    function leave(event: PopStateEvent) {
      if (isMarked(event.state)) return;
      isLeft = true;
      event.stopImmediatePropagation();
      if (shown.current !== undefined && readKey(event.state) !== shown.current)
        stepForwardUnseen(shown.current);
      onClose();
    }
    addEventListener("popstate", leave, true);
    return () => {
      removeEventListener("popstate", leave, true);
      // Where a page came after the dialog, its entry is no longer the last.
      if (!isLeft && isMarked(readState())) stepBackUnseen();
    };
  }, [isOpen, onClose]);
}

let isPassingBy = false;

/** A dialog that led on to a page leaves its entry behind: whoever comes back to it is taken one step further. */
function passEmptyEntries(): void {
  if (isPassingBy) return;
  isPassingBy = true;
  addEventListener(
    "popstate",
    (event) => {
      if (!isMarked(event.state)) return;
      event.stopImmediatePropagation();
      history.back();
    },
    true,
  );
}

function stepBackUnseen(): void {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  history.back();
}

/** Another step may come first; it is the router's. */
function stepForwardUnseen(key: string): void {
  addEventListener(
    "popstate",
    (event) => {
      if (readKey(event.state) === key) event.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
  history.forward();
}

function readKey(state: unknown): unknown {
  return typeof state === "object" && state !== null && "key" in state
    ? state.key
    : undefined;
}

function readState(): object | null {
  const state: unknown = history.state;
  return typeof state === "object" ? state : null;
}

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && MARK in state;
}
