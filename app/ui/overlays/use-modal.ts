import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { lockPage } from "./lock-page.ts";

export interface ModalProps {
  readonly isOpen: boolean;
  /** Escape, the backdrop and the close button call it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * The browser keeps the focus inside, gives it back at the end and closes on Escape; a press on the backdrop closes
 * too, unless it began inside (a text being marked).
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    const unlockPage = lockPage();
    if (!dialog.open) dialog.showModal();
    return () => {
      unlockPage();
      dialog.close();
    };
  }, [isOpen]);
  return {
    ref,
    onClose() {
      // A close that we asked for ourselves is not reported.
      if (isOpen) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressOutside.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (isPressOutside.current && event.target === event.currentTarget)
        event.currentTarget.close();
    },
  };
}
