import {
  type FrameMessage,
  LISTENING_MESSAGE,
  parseFrameMessage,
} from "#app/domain/lender-frame/frame-message.ts";

/** A visitor looks at an empty frame at most this long before we offer another way (Assumption A99). */
const LONGEST_WAIT_MS = 12_000;

interface FrameEvents {
  readonly onShown: () => void;
  /** The frame is in view, and its document has not loaded in time. */
  readonly onLate: () => void;
  readonly onMessage: (message: FrameMessage) => void;
}

/** Calling the returned function ends the watch. */
export function watchFrame(
  frame: HTMLIFrameElement,
  origin: string,
  { onShown, onLate, onMessage }: FrameEvents,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const handleShown = () => {
    // The request that is noted may be that of a frame before this one, which holds an empty document of ours at first.
    if (frame.contentDocument?.URL === "about:blank") return;
    onShown();
    // The frame may have spoken before we listened.
    frame.contentWindow?.postMessage(LISTENING_MESSAGE, origin);
  };
  frame.addEventListener("load", handleShown, { signal });
  window.addEventListener(
    "message",
    (event) => {
      const message = readAcceptedMessage(event, {
        origin,
        window: frame.contentWindow,
      });
      if (message === null) return;
      onShown();
      onMessage(message);
    },
    { signal },
  );
  // The frame comes with the server's HTML, so it may be older than this script.
  if (performance.getEntriesByName(frame.src, "resource").length > 0)
    handleShown();
  const stopWaiting = callAfterSeenFor(LONGEST_WAIT_MS, frame, onLate);
  return () => {
    stopping.abort();
    stopWaiting();
  };
}

/** A frame below the screen is not loaded yet; its time begins when it comes into view. */
function callAfterSeenFor(
  waitMs: number,
  element: Element,
  then: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(then, waitMs);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

export interface FrameSpeaker {
  readonly origin: string;
  /** Null before the frame is there. */
  readonly window: unknown;
}

/** Null stands for a message from anybody else, and for unknown words. */
export function readAcceptedMessage(
  event: {
    readonly origin: string;
    readonly source: unknown;
    readonly data: unknown;
  },
  { origin, window }: FrameSpeaker,
): FrameMessage | null {
  const isOurs =
    window !== null && event.source === window && event.origin === origin;
  return isOurs ? parseFrameMessage(event.data) : null;
}
