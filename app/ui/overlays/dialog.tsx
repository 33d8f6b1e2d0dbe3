import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type ModalProps, useModal } from "./use-modal.ts";

interface DialogProps extends ModalProps {
  readonly isWide?: boolean;
  readonly className?: string;
  /** It stands above the title. */
  readonly above?: ReactNode;
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
  above,
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
      <div className="dialog-scroll">
        <div className="dialog-inside">
          <div className="dialog-head">
            {above}
            <h2 className="h2" id={titleId}>
              {title}
            </h2>
          </div>
          {children}
        </div>
      </div>
      {/* After the content, so that the first field has the focus. */}
      <button
        className="icon-btn dialog-close"
        type="button"
        aria-label={closeLabel}
        onClick={() => ref.current?.close()}
      >
        <Icon name="close" size={24} />
      </button>
    </dialog>
  );
}
