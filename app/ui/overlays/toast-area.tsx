import { Suspense } from "react";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import type { ToastMessage } from "./toast.tsx";

const Toast = import.meta.env.SSR
  ? (await import("./toast.tsx")).Toast
  : createLazyPart(() =>
      import("./toast.tsx").then(
        (module) => module.Toast,
        // What it says stands in the page as well, and the page is worth more.
        () => () => null,
      ),
    );

export type ToastPosition =
  "top-right" | "top-left" | "bottom-right" | "bottom-left";

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

interface ToastAreaProps {
  readonly toasts: readonly ShownToast[];
  readonly position: ToastPosition;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/**
 * The area never moves the page. Its two regions are there before there is anything to say, because only then does
 * every screen reader say it.
 */
export function ToastArea(props: ToastAreaProps) {
  return (
    <div className={`toasts toasts--${props.position}`}>
      <ToastRegion {...props} isUrgent={false} />
      <ToastRegion {...props} isUrgent />
    </div>
  );
}

function ToastRegion({
  toasts,
  closeLabel,
  onClose,
  isUrgent,
}: ToastAreaProps & { readonly isUrgent: boolean }) {
  return (
    <div role={isUrgent ? "alert" : "status"} aria-atomic="false">
      {toasts
        .filter(
          ({ severity }) =>
            (severity === "warn" || severity === "error") === isUrgent,
        )
        .map((toast) => (
          <Suspense key={toast.id}>
            <Toast
              toast={toast}
              closeLabel={closeLabel}
              onClose={() => onClose(toast.id)}
            />
          </Suspense>
        ))}
    </div>
  );
}
