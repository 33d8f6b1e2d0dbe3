import { expect, test } from "vitest";
import { createDialogHistory } from "./dialog-history.ts";

/**
 * A browser's history: traversals end later, as in a browser, at the entry that was theirs when they began (Chromium) or
 * as many entries from where the page is by then. The router hears what nobody stopped.
 */
function openBrowser(aim: "entry" | "distance" = "entry") {
  let shownKey: string | undefined;
  let comingKey: string | undefined;
  let entries: unknown[] = [{ idx: 0 }, { idx: 1 }];
  let at = 1;
  const heard: unknown[] = [];
  const pending: (() => void)[] = [];
  let hear: (event: PopStateEvent) => void = () => {};
  const history = {
    get state(): unknown {
      return entries[at];
    },
    pushState(state: unknown) {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    go(delta = 0) {
      const entry = at + delta;
      pending.push(() => {
        at = aim === "entry" ? entry : at + delta;
        let isStopped = false;
        // The listener needs no more of an event than this.
        hear({
          state: entries[at],
          stopImmediatePropagation: () => {
            isStopped = true;
          },
        } as PopStateEvent);
        if (isStopped) return;
        heard.push(entries[at]);
        comingKey = Object(entries[at]).key;
      });
    },
  };
  const dialogs = createDialogHistory({
    history,
    listen: (listener) => {
      hear = listener;
    },
    readPageKey: () => shownKey,
    readComingKey: () => comingKey,
  });
  function settle() {
    for (let step = pending.shift(); step !== undefined; step = pending.shift())
      step();
  }
  function jump(delta: number) {
    history.go(delta);
    settle();
  }
  return {
    dialogs,
    heard,
    settle,
    back: () => jump(-1),
    forward: () => jump(1),
    jump,
    replaceBy: (state: { idx: number; key: string }) => {
      entries = entries.with(at, state);
      shownKey = state.key;
    },
    leaveFor: (state: { idx: number; key?: string }) => {
      history.pushState(state);
      shownKey = state.key;
    },
    state: () => entries[at],
  };
}

function openDialog({ dialogs }: ReturnType<typeof openBrowser>) {
  const told: number[] = [];
  return { told, entries: dialogs.open((left) => told.push(left)) };
}

test("Back closes a dialog of one entry, and the router hears nothing of it", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(1);
  browser.back();
  expect(told).toEqual([0]);
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 1 });
  expect(browser.heard).toEqual([]);
});

test("Back goes back through the entries of a dialog one by one", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(1);
  entries.setCount(3);
  browser.back();
  browser.back();
  browser.back();
  expect(told).toEqual([2, 1, 0]);
  expect(browser.heard).toEqual([]);
});

test("a dialog that closes by itself takes all of its entries with it", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(3);
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 1 });
  expect(told).toEqual([]);
  browser.back();
  expect(browser.heard).toEqual([{ idx: 0 }]);
});

test("a dialog that opens while the entry of another is still being left has an entry of its own", () => {
  const browser = openBrowser();
  const first = openDialog(browser);
  first.entries.setCount(1);
  first.entries.close();
  const second = openDialog(browser);
  second.entries.setCount(1);
  browser.settle();
  expect(second.told).toEqual([]);
  browser.back();
  expect(second.told).toEqual([0]);
  expect(browser.state()).toEqual({ idx: 1 });
  expect(browser.heard).toEqual([]);
});

test("Back closes the upper one of two dialogs alone", () => {
  const browser = openBrowser();
  const below = openDialog(browser);
  below.entries.setCount(1);
  const above = openDialog(browser);
  above.entries.setCount(1);
  browser.back();
  expect([below.told, above.told]).toEqual([[], [0]]);
  above.entries.close();
  browser.settle();
  browser.back();
  expect(below.told).toEqual([0]);
  expect(browser.heard).toEqual([]);
});

test("the entry that a dialog left behind when it led on to a page is passed by on the way back", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(2);
  browser.leaveFor({ idx: 2 });
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 2 });
  browser.back();
  expect(browser.state()).toEqual({ idx: 1 });
  expect(browser.heard).toEqual([{ idx: 1 }]);
  expect(told).toEqual([]);
});

test("Forward does not go back into a dialog that is closed", () => {
  const browser = openBrowser();
  const { entries } = openDialog(browser);
  entries.setCount(1);
  browser.back();
  entries.close();
  browser.settle();
  browser.forward();
  expect(browser.state()).toEqual({ idx: 1 });
});

test("a jump to another page over the entries of a dialog is the router's", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(1);
  browser.dialogs.open(() => {}).close();
  browser.settle();
  browser.jump(-2);
  expect(told).toEqual([]);
  expect(browser.heard).toEqual([{ idx: 0 }]);
});

test("Back stays on the page that went on in a dialog's entry, and the router hears nothing of it", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(1);
  browser.replaceBy({ idx: 1, key: "after" });
  browser.back();
  entries.close();
  browser.settle();
  expect(told).toEqual([0]);
  expect(browser.state()).toEqual({ idx: 1, key: "after" });
  expect(browser.heard).toEqual([]);
  browser.back();
  expect(browser.heard).toEqual([{ idx: 1 }]);
});

test("a dialog whose page went on leaves its entry to the page when it closes by itself", () => {
  const browser = openBrowser();
  const { entries } = openDialog(browser);
  entries.setCount(1);
  browser.replaceBy({ idx: 1, key: "after" });
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 1, key: "after" });
});

test("Back from a page that is not shown yet, to the one with the open dialog, is the router's", () => {
  const browser = openBrowser();
  const { told, entries } = openDialog(browser);
  entries.setCount(1);
  browser.leaveFor({ idx: 2 });
  browser.back();
  expect(browser.heard).toEqual([{ idx: 1, dialogDepth: 1 }]);
  expect(told).toEqual([]);
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 1 });
});

test("a dialog that closes while the router is on its way back to its page leaves the browser there", () => {
  const browser = openBrowser();
  browser.replaceBy({ idx: 1, key: "list" });
  const { entries } = openDialog(browser);
  entries.setCount(1);
  browser.leaveFor({ idx: 2, key: "car" });
  browser.back();
  expect(browser.heard).toEqual([{ idx: 1, key: "list", dialogDepth: 1 }]);
  entries.close();
  browser.settle();
  expect(browser.state()).toEqual({ idx: 1, key: "list" });
});

test.for(["entry", "distance"] as const)(
  "a page that comes while a closed dialog's entry is being left stays the page, where a step back aims at its %s",
  (aim) => {
    const browser = openBrowser(aim);
    const { entries } = openDialog(browser);
    entries.setCount(1);
    entries.close();
    browser.leaveFor({ idx: 2, key: "booked" });
    browser.settle();
    expect(browser.state()).toEqual({ idx: 2, key: "booked" });
    expect(browser.heard).toEqual([]);
    browser.back();
    expect(browser.state()).toEqual({ idx: 1 });
    expect(browser.heard).toEqual([{ idx: 1 }]);
  },
);
