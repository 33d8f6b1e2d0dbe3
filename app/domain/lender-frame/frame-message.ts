/** A lender's frame may send these messages (Assumption A99). */
export type FrameMessage =
  | { readonly type: "resize"; readonly heightPx: number }
  | { readonly type: "submitted" };

/** The page sends this message once it listens, so that the frame reports its height again. */
export const LISTENING_MESSAGE = { type: "listening" } as const;

/** The bounds keep a frame from vanishing and from pushing the page away. */
export const FRAME_HEIGHT_PX = { min: 160, max: 6000 } as const;

/** Accepts `{ type: "resize", height: 812 }` and `{ type: "submitted" }`. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data))
    return null;
  if (data.type === "submitted") return { type: "submitted" };
  if (data.type !== "resize" || !("height" in data)) return null;
  const { height } = data;
  if (typeof height !== "number" || !Number.isFinite(height)) return null;
  const { min, max } = FRAME_HEIGHT_PX;
  return {
    type: "resize",
    heightPx: Math.min(max, Math.max(min, Math.ceil(height))),
  };
}
