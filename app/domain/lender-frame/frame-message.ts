/** What a lender's frame may tell us. Assumption A86. */
export type FrameMessage =
  | { readonly type: "resize"; readonly heightPx: number }
  | { readonly type: "submitted" };

/** What we tell the frame once we listen: it says its height again. */
export const LISTENING_MESSAGE = { type: "listening" } as const;

/** A frame may neither vanish nor push the page away for ever. */
export const FRAME_HEIGHT_PX = { min: 200, max: 6000 } as const;

/** `{ type: "resize", height: 812 }` or `{ type: "submitted" }`; null for anything else. */
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
