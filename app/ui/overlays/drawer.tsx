import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type ModalProps, useModal } from "./use-modal.ts";

interface DrawerProps extends ModalProps {
  /** `start` and `end` are as high as the screen, `bottom` is as wide. */
  readonly side?: "start" | "end" | "bottom";
  /** It stays in sight below what scrolls. */
  readonly foot?: ReactNode;
}

/** The native modal stands at the edge of the screen. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = "end",
  id,
  foot,
  children,
}: DrawerProps) {
  const titleId = useId();
  const { ref, ...handlers } = useModal(isOpen, onClose);
  return (
    <dialog
      {...handlers}
      ref={ref}
      id={id}
      className={`drawer drawer--${side}`}
      aria-labelledby={titleId}
    >
      <div className="drawer-inside">
        <div className="drawer-head">
          <h2 className="h3" id={titleId}>
            {title}
          </h2>
          <button
            className="icon-btn"
            type="button"
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className="drawer-body">{children}</div>
        {foot !== undefined && <div className="drawer-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
