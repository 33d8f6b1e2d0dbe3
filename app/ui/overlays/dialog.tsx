import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the backdrop or the close button calls it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** This is the accessible name of the close button: "Close". */
  readonly closeLabel: string;
  readonly isWide?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The native modal is a sheet from below on a phone, and stands in the middle of a wide screen. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  isWide = false,
  id,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const { ref, ...handlers } = useModal(isOpen, onClose);
  let classes = isWide ? "dialog dialog--wide" : "dialog";
  if (className !== undefined) classes += ` ${className}`;
  return (
    <dialog
      {...handlers}
      ref={ref}
      id={id}
      className={classes}
      aria-labelledby={titleId}
    >
      <div className="dialog-inside">
        <h2 className="h2" id={titleId}>
          {title}
        </h2>
        {children}
        {/* After the content, so that the first field has the focus. */}
        <button
          className="icon-btn dialog-close"
          type="button"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
    </dialog>
  );
}
