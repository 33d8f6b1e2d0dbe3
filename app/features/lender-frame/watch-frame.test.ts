import { expect, onTestFinished, test, vi } from "vitest";
import { readAcceptedMessage, watchFrame } from "./watch-frame.ts";

const FRAME = { name: "the frame's window" };
const SPEAKER = { origin: "https://lender.example", window: FRAME };
const SUBMITTED = {
  origin: "https://lender.example",
  source: FRAME,
  data: { type: "submitted" },
};

test("the lender's page in our frame is heard", () => {
  expect(readAcceptedMessage(SUBMITTED, SPEAKER)).toEqual({
    type: "submitted",
  });
});

test.each([
  ["another origin in our frame", { origin: "https://evil.example" }],
  ["the lender without TLS", { origin: "http://lender.example" }],
  ["a subdomain of the lender", { origin: "https://x.lender.example" }],
  ["a frame of no origin", { origin: "null" }],
  ["the lender in another frame or window", { source: { name: "a popup" } }],
  ["nobody's window", { source: null }],
  ["words that we do not know", { data: { type: "close" } }],
])("%s is not heard", (_who, changes) => {
  expect(readAcceptedMessage({ ...SUBMITTED, ...changes }, SPEAKER)).toBeNull();
});

test("nobody is heard before the frame is there", () => {
  const nobody = { ...SPEAKER, window: null };
  expect(
    readAcceptedMessage({ ...SUBMITTED, source: null }, nobody),
  ).toBeNull();
});

class NeverInView {
  observe(): void {}
  disconnect(): void {}
}

/** A frame whose request the browser has noted. */
function watchRequested(contentDocument: { readonly URL: string } | null) {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("IntersectionObserver", NeverInView);
  const noted = vi
    .spyOn(performance, "getEntriesByName")
    .mockReturnValue([performance.mark("requested")]);
  const told: string[] = [];
  const frame = Object.assign(new EventTarget(), {
    src: `${SPEAKER.origin}/apply`,
    contentDocument,
    contentWindow: {
      postMessage: (_: unknown, origin: string) => told.push(origin),
    },
  });
  const onShown = vi.fn<() => void>();
  const stop = watchFrame(
    frame as unknown as HTMLIFrameElement,
    SPEAKER.origin,
    {
      onShown,
      onLate: () => {},
      onMessage: () => {},
    },
  );
  onTestFinished(() => {
    stop();
    noted.mockRestore();
    vi.unstubAllGlobals();
  });
  return { frame, told, onShown };
}

test("a lender's document that came before the script is spoken to at once", () => {
  const { told, onShown } = watchRequested(null);
  expect(told).toEqual([SPEAKER.origin]);
  expect(onShown).toHaveBeenCalledOnce();
});

test("a frame that was asked for and still holds an empty document of ours is spoken to when the lender's is there", () => {
  const { frame, told, onShown } = watchRequested({ URL: "about:blank" });
  frame.dispatchEvent(new Event("load"));
  expect(told).toEqual([]);
  expect(onShown).not.toHaveBeenCalled();
  frame.contentDocument = null;
  frame.dispatchEvent(new Event("load"));
  expect(told).toEqual([SPEAKER.origin]);
  expect(onShown).toHaveBeenCalledOnce();
});
