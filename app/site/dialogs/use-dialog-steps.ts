import { useEffect, useRef } from "react";
import { useDialogEntries } from "#app/site/dialogs/use-back-closes.ts";
import { findPlainClickLink } from "./link-dialog.tsx";

interface DialogSteps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null until the first has loaded. */
  readonly step: string | null;
  /** Each step is an entry of the history: Back goes a step back, and closes the first. */
  readonly count: number;
  readonly cutTo: (count: number) => void;
  /** Called with the form of a step that is left. */
  readonly keepTyped: (form: HTMLFormElement) => void;
  /** What a link inside the dialog does; null for one that leads elsewhere. */
  readonly findWay: (address: string) => (() => void) | "close" | null;
}

/** What dialogs of several steps have in common. `body` and `title` are for the elements that hold the step and its name. */
export function useDialogSteps({
  isOpen,
  onClose,
  step,
  count,
  cutTo,
  keepTyped,
  findWay,
}: DialogSteps) {
  const body = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLSpanElement>(null);

  function leaveStep() {
    const form = body.current?.querySelector("form");
    if (form != null && step !== null) keepTyped(form);
  }

  function close() {
    leaveStep();
    onClose();
  }

  useDialogEntries(isOpen, count, (countLeft) => {
    if (countLeft === 0) return close();
    leaveStep();
    cutTo(countLeft);
  });

  useEffect(() => {
    if (!isOpen || step === null) return;
    // Each step begins at its heading, which is in sight wherever the step before it was left.
    title.current?.focus();
    title.current?.closest(".dialog-scroll")?.scrollTo(0, 0);
  }, [isOpen, step]);

  function followWay(event: MouseEvent) {
    const link = findPlainClickLink("a[href]", event);
    // The summary of mistakes leads to its fields.
    if (link === null || link.hash !== "") return;
    const way = findWay(`${link.pathname}${link.search}`);
    if (way === null) return;
    event.preventDefault();
    if (way === "close") return close();
    leaveStep();
    way();
  }

  useEffect(() => {
    // Its links lead to steps of the dialog, or close it: before the listener that follows links.
    const element = body.current;
    element?.addEventListener("click", followWay);
    return () => element?.removeEventListener("click", followWay);
  });

  return { body, title, close };
}
