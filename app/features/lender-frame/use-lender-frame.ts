import { use, useEffect, useRef, useState } from "react";
import {
  LENDER_PAGES,
  type LenderPage,
} from "#app/domain/lender-frame/lender-page.ts";
import { FormSentContext } from "#app/site/page/form-sent.ts";
import { trackInBrowser } from "#app/site/tracking/track-in-browser.ts";
import type { FramedLender, LenderFrameView } from "./lender-frame.server.ts";
import { watchFrame } from "./watch-frame.ts";

const SUBMITTED_PATH = "/api/financing/submitted";

/** The answer is the reference of the lead, or null where there is none. */
async function reportSubmitted(
  page: LenderPage,
  query: string,
): Promise<string | null> {
  try {
    const response = await fetch(SUBMITTED_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ page, query }),
      // A visitor who has submitted may leave at once.
      keepalive: true,
    });
    const answer: unknown = await response.json();
    return typeof answer === "object" &&
      answer !== null &&
      "reference" in answer &&
      typeof answer.reference === "string"
      ? answer.reference
      : null;
  } catch {
    return null;
  }
}

/** `unwatched` is the state of the server's HTML, where no script looks after the frame. */
type FrameState = "unwatched" | "loading" | "late" | "shown";

interface Submission {
  readonly reference: string | null;
}

export function useLenderFrame(
  { page, vehicle }: LenderFrameView,
  { address, origin, heightPx: firstHeightPx }: FramedLender,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const [state, setState] = useState<FrameState>("unwatched");
  const [heightPx, setHeightPx] = useState<number>(firstHeightPx);
  const [submission, setSubmission] = useState<Submission | null>(null);
  /** One visit to the page counts as one submission, however often the frame says so. */
  const wasSubmitted = useRef(false);
  const vin = vehicle?.vin ?? null;
  const handleSent = use(FormSentContext)?.onSent;

  useEffect(() => {
    if (frame.current === null) return;
    setState("loading");
    return watchFrame(frame.current, origin, {
      onShown: () => setState("shown"),
      onLate: () => setState((now) => (now === "shown" ? now : "late")),
      onMessage(message) {
        if (message.type === "resize") setHeightPx(message.heightPx);
        else if (!wasSubmitted.current) {
          wasSubmitted.current = true;
          void handleSubmitted();
        }
      },
    });

    async function handleSubmitted() {
      setSubmission({ reference: null });
      handleSent?.();
      trackInBrowser({
        name: LENDER_PAGES[page].event,
        vins: vin === null ? [] : [vin],
      });
      const reference = await reportSubmitted(page, location.search);
      setSubmission({ reference });
    }
  }, [address, origin, page, vin, handleSent]);

  const isSubmitted = submission !== null;
  useEffect(() => {
    // The button that was pressed is gone, and the answer begins at the top of the frame.
    if (isSubmitted) outcome.current?.scrollIntoView();
  }, [isSubmitted]);

  return { frame, outcome, state, heightPx, submission };
}
