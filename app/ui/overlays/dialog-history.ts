import { DIALOG_DEPTH } from "./dialog-depth.ts";

/** What it needs of the window. */
interface HistoryWindow {
  readonly history: Pick<History, "state" | "pushState" | "go">;
  /** The listener comes before the router's. */
  readonly listen: (listener: (event: PopStateEvent) => void) => void;
  /** The router's key of the page that is shown. */
  readonly readPageKey: () => string | undefined;
  /** And of one that it is on its way to: where that is a step of the history, its entry is the browser's already. */
  readonly readComingKey: () => string | undefined;
}

export interface DialogEntries {
  /** The dialog takes as many entries of the history. */
  setCount(count: number): void;
  close(): void;
}

interface OpenDialog {
  /** The entries below it. */
  readonly floor: number;
  count: number;
  readonly onBack: (countLeft: number) => void;
}

/**
 * Open dialogs have entries of the history of their own, so that Back goes a step back in them, or closes them, and
 * stays on the page. The router never sees those entries: they have the router's own state, and every way out of them
 * ends here. A traversal takes its time, so that what is wanted may change meanwhile; the entries follow it then.
 */
export function createDialogHistory({
  history,
  listen,
  readPageKey,
  readComingKey,
}: HistoryWindow) {
  const open: OpenDialog[] = [];
  /** The depth that a traversal of ours leads to. */
  let returnsTo: number | null = null;
  let forwardKey: string | null = null;
  let pageIndex: unknown = null;
  listen(followHistory);

  function getWantedDepth(): number {
    const top = open.at(-1);
    return top === undefined ? 0 : top.floor + top.count;
  }

  function followWanted(): void {
    if (returnsTo !== null || forwardKey !== null) return;
    const wanted = getWantedDepth();
    let depth = readDepth(history.state);
    if (depth > wanted) {
      returnsTo = wanted;
      history.go(wanted - depth);
    }
    while (depth < wanted) {
      depth += 1;
      history.pushState({ ...history.state, [DIALOG_DEPTH]: depth }, "");
    }
  }

  function followHistory(event: PopStateEvent): void {
    if (forwardKey !== null) {
      const isThere = readField(event.state, "key") === forwardKey;
      forwardKey = null;
      // Another step may come first; it is the router's.
      if (isThere) {
        event.stopImmediatePropagation();
        return followWanted();
      }
    }
    const depth = readDepth(event.state);
    if (returnsTo !== null) {
      event.stopImmediatePropagation();
      const isThere = depth <= returnsTo && isShownPage(event.state);
      returnsTo = isThere ? null : 0;
      // A page came on top meanwhile, and the traversal led away from it, to where it was sent or one entry short of it.
      return isThere ? followWanted() : history.go(1);
    }
    const wanted = getWantedDepth();
    if (depth > wanted) {
      // A dialog that led on to a page left its entry behind: whoever comes back to it is taken further.
      event.stopImmediatePropagation();
      return history.go(wanted - depth);
    }
    if (open.length === 0 || readPageIndex(event.state) !== pageIndex) return;
    // Whoever comes to the entry of the open dialog comes from a page that the router has and does not show yet.
    if (depth === wanted) return;
    event.stopImmediatePropagation();
    for (const dialog of open.toReversed()) {
      const left = Math.max(0, depth - dialog.floor);
      if (left >= dialog.count) return;
      dialog.count = left;
      stayOnShownPage(event);
      dialog.onBack(left);
    }
  }

  /** The entry of a dialog has become the page's where the page went on while it was open. */
  function stayOnShownPage(event: PopStateEvent): void {
    if (isShownPage(event.state)) return;
    forwardKey = readPageKey() ?? null;
    history.go(1);
  }

  function isShownPage(state: unknown): boolean {
    const shownKey = readPageKey();
    const key = readField(state, "key");
    return (
      shownKey === undefined ||
      key === shownKey ||
      (key !== undefined && key === readComingKey())
    );
  }

  return {
    /** Back tells how many entries of the dialog are left; none closes it. */
    open(onBack: OpenDialog["onBack"]): DialogEntries {
      if (open.length === 0) pageIndex = readPageIndex(history.state);
      const dialog = {
        floor: getWantedDepth(),
        count: 0,
        onBack,
      };
      open.push(dialog);
      return {
        setCount(count) {
          dialog.count = count;
          followWanted();
        },
        close() {
          open.splice(open.indexOf(dialog), 1);
          followWanted();
        },
      };
    },
  };
}

function readDepth(state: unknown): number {
  const depth = readField(state, DIALOG_DEPTH);
  return typeof depth === "number" ? depth : 0;
}

/** React Router numbers the entries of pages. */
function readPageIndex(state: unknown): unknown {
  return readField(state, "idx");
}

function readField(state: unknown, name: string): unknown {
  return typeof state === "object" && state !== null
    ? Object.entries(state).find(([key]) => key === name)?.[1]
    : undefined;
}
