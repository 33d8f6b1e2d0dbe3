import { useEffect, useLayoutEffect, useRef } from "react";
import { createDialogHistory, type DialogEntries } from "./dialog-history.ts";
import { setPopGuard } from "./pop-guard.ts";

/** Back closes the dialog. Dialogs that load on first use call it, so that its code loads with them. */
export function useBackCloses(
  isOpen: boolean,
  onClose: () => void,
  /**
   * Reads the router's key of the page below, for a dialog whose page goes on while it is open: the entry has become
   * that page's then, and closing stays on it.
   */
  readPageKey?: () => string | undefined,
): void {
  useDialogEntries(isOpen, 1, onClose, readPageKey);
}

let dialogHistory: ReturnType<typeof createDialogHistory> | null = null;

/** The open dialog has as many entries of the history; Back tells how many are left, and none closes it. */
export function useDialogEntries(
  isOpen: boolean,
  count: number,
  onBack: (countLeft: number) => void,
  readPageKey?: () => string | undefined,
): void {
  const entries = useRef<DialogEntries>(null);
  const latest = useRef({ onBack, readPageKey });
  useLayoutEffect(() => {
    latest.current = { onBack, readPageKey };
  });
  useEffect(() => {
    if (!isOpen) return;
    dialogHistory ??= createDialogHistory({ history, listen: setPopGuard });
    const opened = dialogHistory.open(
      (left) => latest.current.onBack(left),
      () => latest.current.readPageKey?.(),
    );
    entries.current = opened;
    return () => {
      entries.current = null;
      opened.close();
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) entries.current?.setCount(count);
  }, [isOpen, count]);
}
