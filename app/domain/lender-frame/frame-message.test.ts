import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_HEIGHT_PX, parseFrameMessage } from "./frame-message.ts";

test("a frame says its height in whole pixels", () => {
  const message = { type: "resize", height: 811.2, more: "ignored" };
  expect(parseFrameMessage(message)).toEqual({ type: "resize", heightPx: 812 });
  expect(parseFrameMessage({ type: "submitted", amount: 25_000 })).toEqual({
    type: "submitted",
  });
});

test("no height is beyond what a page can bear", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (height) => {
      const message = parseFrameMessage({ type: "resize", height });
      if (message?.type !== "resize") {
        expect(Number.isFinite(height)).toBe(false);
        return;
      }
      expect(message.heightPx).toBeGreaterThanOrEqual(FRAME_HEIGHT_PX.min);
      expect(message.heightPx).toBeLessThanOrEqual(FRAME_HEIGHT_PX.max);
    }),
  );
});

test.each([
  null,
  undefined,
  "submitted",
  '{"type":"submitted"}',
  7,
  [],
  {},
  { type: "Submitted" },
  { type: "resize" },
  { type: "resize", height: "900" },
  { type: "resize", height: null },
  { type: "navigate", url: "https://evil.example" },
])("%j says nothing", (data) => {
  expect(parseFrameMessage(data)).toBeNull();
});
