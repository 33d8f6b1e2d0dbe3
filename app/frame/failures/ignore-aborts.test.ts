import { expect, test, vi } from "vitest";
import { ignoreAborts } from "./ignore-aborts.ts";

/** Whether the browser tells nobody of a promise that was rejected so. */
function isKeptQuiet(reason: unknown): boolean {
  const heard: ((event: { reason: unknown }) => void)[] = [];
  vi.stubGlobal("addEventListener", (name: string, hear: () => void) => {
    if (name === "unhandledrejection") heard.push(hear);
  });
  ignoreAborts();
  vi.unstubAllGlobals();
  const preventDefault = vi.fn();
  for (const hear of heard) hear(Object.assign({ preventDefault }, { reason }));
  return preventDefault.mock.calls.length === 1;
}

test("what was aborted is no error of the page", () => {
  const controller = new AbortController();
  controller.abort();
  expect(isKeptQuiet(controller.signal.reason)).toBe(true);
});

test.each([
  new Error("lost"),
  new DOMException("away", "NetworkError"),
  "AbortError",
  undefined,
])("any other rejection is told: %s", (reason) => {
  expect(isKeptQuiet(reason)).toBe(false);
});
