import { use, useEffect, useLayoutEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import {
  createDialogHistory,
  type DialogEntries,
} from "#app/ui/overlays/dialog-history.ts";
import { setPopGuard } from "#app/ui/overlays/pop-guard.ts";

/** Back closes the dialog. Dialogs that load on first use call it, so that its code loads with them. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useDialogEntries(isOpen, 1, onClose);
}

let dialogHistory: ReturnType<typeof createDialogHistory> | null = null;

/** The open dialog has as many entries of the history; Back tells how many are left, and none closes it. */
export function useDialogEntries(
  isOpen: boolean,
  count: number,
  onBack: (countLeft: number) => void,
): void {
  // A render comes after the history has the new page, and a step back may come between the two.
  const router = use(DataRouterContext)?.router;
  const entries = useRef<DialogEntries>(null);
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    dialogHistory ??= createDialogHistory({
      history,
      listen: setPopGuard,
      readPageKey: () => router?.state.location.key,
      readComingKey: () => router?.state.navigation.location?.key,
    });
    const opened = dialogHistory.open((left) => latest.current(left));
    entries.current = opened;
    return () => {
      entries.current = null;
      opened.close();
    };
  }, [isOpen, router]);
  useEffect(() => {
    if (isOpen) entries.current?.setCount(count);
  }, [isOpen, count]);
}
