import { useEffect, useRef } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { type PausableTimer, startPausableTimer } from "./pausable-timer.ts";

/** Spec §3, toast. */
export interface ToastMessage {
  readonly severity: "success" | "info" | "warn" | "error";
  readonly summary: string;
  readonly detail: string;
  /** It closes by itself after so many milliseconds; null leaves it to the visitor. */
  readonly lifeMs: number | null;
  readonly isClosable: boolean;
}

const ICONS: Readonly<Record<ToastMessage["severity"], IconName>> = {
  success: "success",
  info: "info",
  warn: "alert",
  error: "alert",
};

interface ToastProps {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A toast lives longer while a pointer is over it or the focus within. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { severity, summary, detail, lifeMs, isClosable } = toast;
  const timer = useRef<PausableTimer>(null);
  const close = useRef(onClose);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => keepAboveDialogs(shown.current), []);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (lifeMs === null) return;
    const started = startPausableTimer(lifeMs, () => close.current());
    timer.current = started;
    return () => started.stop();
  }, [lifeMs]);
  const pause = () => timer.current?.pause();
  const resume = () => timer.current?.resume();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Whoever reads is given time; nothing is pressed.
    <section
      ref={shown}
      className={`toast toast--${severity}`}
      aria-label={summary}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={ICONS[severity]} />
      <b>{summary}</b>
      {isClosable && (
        <button
          className="toast-close"
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
      {detail !== "" && <p>{detail}</p>}
    </section>
  );
}

/**
 * A modal dialog and its veil lie above all of the page: what is said meanwhile is raised above them, and again above each
 * dialog that opens after it was said.
 */
function keepAboveDialogs(toast: HTMLElement | null) {
  const area = toast?.parentElement?.parentElement;
  if (!area || !("popover" in area)) return;
  raiseAboveDialog(area);
  const openings = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isModal(target))) raiseAboveDialog(area);
  });
  openings.observe(document, { subtree: true, attributeFilter: ["open"] });
  return () => openings.disconnect();
}

function isModal(node: Node): boolean {
  return node instanceof HTMLDialogElement && node.matches(":modal");
}

function raiseAboveDialog(area: HTMLElement): void {
  if (!document.querySelector("dialog:modal")) return;
  area.popover = "manual";
  // What was raised before lies below a dialog that opened after it.
  if (area.matches(":popover-open")) area.hidePopover();
  area.showPopover();
}
