import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveList, showList, stepTo } from "./list-steps.ts";

const ALL = "/search-vehicles/all-inventory";
const SUVS = `${ALL}/bodystyle/suvs`;
const HEATED = `${ALL}/features/heated-seats`;
const BOTH = `${SUVS}?features=heated-seats`;

let drawFrame = () => {};

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    drawFrame = draw;
    setTimeout(draw);
  });
  vi.stubGlobal("location", { pathname: ALL, search: "" });
  vi.stubGlobal("history", { state: null });
});
afterEach(() => {
  leaveList();
  vi.unstubAllGlobals();
});

function show(address: string, step: number | null): number {
  const list = { address, language: "en", storeIds: [] };
  return showList(list, { state: { step }, isAnother: true });
}

/** A router that has every answer at once; what it shows comes later, by `show`. */
function openRouter() {
  const visited: string[] = [];
  return {
    visited,
    navigate: async (to: unknown) => {
      visited.push(String(to));
    },
  };
}

test("the list of a step that comes when the next is answered already leaves the mark of that one", async () => {
  const { navigate, visited } = openRouter();
  show(ALL, null);
  const first = stepTo(SUVS, { navigate });
  await first.done;
  const second = stepTo(HEATED, { navigate });
  await second.done;
  expect(visited).toEqual([SUVS, BOTH]);

  expect(show(SUVS, first.id)).toBe(first.id);
  await stepTo(BOTH, { navigate, isUndo: true }).done;
  expect(visited.at(-1), "a second press takes back the first").toBe(SUVS);
});

test("a list that lost its step on the way, by a better address, ends the waiting", async () => {
  const { navigate, visited } = openRouter();
  show(ALL, null);
  const { done } = stepTo(`${ALL}?words=suv`, { navigate });
  await done;
  show(SUVS, null);
  await stepTo(BOTH, { navigate }).done;
  expect(visited.at(-1)).toBe(BOTH);
});

test("what was pressed is drawn before its list is asked for", async () => {
  vi.useFakeTimers();
  const { navigate, visited } = openRouter();
  show(ALL, null);
  const { done } = stepTo(SUVS, { navigate });
  expect(visited).toEqual([]);
  drawFrame();
  expect(visited, "the frame is still being drawn").toEqual([]);
  await vi.runAllTimersAsync();
  await done;
  expect(visited).toEqual([SUVS]);
  vi.useRealTimers();
});

test("of presses within one frame the last one's list alone is asked for, with what all of them chose", async () => {
  const { navigate, visited } = openRouter();
  show(ALL, null);
  const first = stepTo(SUVS, { navigate });
  const second = stepTo(HEATED, { navigate });
  await Promise.all([first.done, second.done]);
  expect(visited).toEqual([BOTH]);
});

test("a page that is left within the frame asks for no list any more", async () => {
  const { navigate, visited } = openRouter();
  show(ALL, null);
  const { done } = stepTo(SUVS, { navigate });
  leaveList();
  await done;
  expect(visited).toEqual([]);
});
