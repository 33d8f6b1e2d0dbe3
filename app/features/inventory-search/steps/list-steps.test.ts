import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveList, showList, stepTo } from "./list-steps.ts";

const ALL = "/search-vehicles/all-inventory";
const SUVS = `${ALL}/bodystyle/suvs`;
const HEATED = `${ALL}/features/heated-seats`;
const BOTH = `${SUVS}?features=heated-seats`;

beforeEach(() => {
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
