import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.server.ts";

const BOUNDS = { mostBytes: 100, mostBytesOfOne: 40 };

function open(budget: BodyBudget, client: string) {
  const state = { hasLostPlace: false };
  const place = budget.open(client, () => {
    state.hasLostPlace = true;
  });
  return { place, state };
}

test("an address has room for so many bytes, however many bodies they are in", () => {
  const budget = new BodyBudget(BOUNDS);
  expect(open(budget, "a").place.grow(25)).toBe(true);
  const second = open(budget, "a");
  expect(second.place.grow(15)).toBe(true);
  expect(open(budget, "a").place.grow(1)).toBe(false);
  second.place.release();
  second.place.release();
  expect(open(budget, "a").place.grow(15)).toBe(true);
  expect(budget.byteCount).toBe(40);
});

test("when all are full, the first body of the address with the most bytes gives way to a smaller one", () => {
  const budget = new BodyBudget(BOUNDS);
  const greedy = [open(budget, "a"), open(budget, "a")];
  for (const { place } of greedy) place.grow(20);
  const others = ["b", "c", "d"].map((client) => open(budget, client));
  for (const { place } of others) place.grow(20);
  const visitor = open(budget, "visitor");
  expect(visitor.place.grow(3)).toBe(true);
  expect(greedy.map(({ state }) => state.hasLostPlace)).toEqual([true, false]);
  expect(others.some(({ state }) => state.hasLostPlace)).toBe(false);
  expect(budget.byteCount).toBe(83);
  // It may go on sending, but nothing of it is kept.
  expect(greedy[0]?.place.grow(1)).toBe(false);
});

test("nobody gives way to an address that holds as much", () => {
  const budget = new BodyBudget(BOUNDS);
  for (const client of ["a", "b", "c", "d", "e"])
    expect(open(budget, client).place.grow(20)).toBe(true);
  expect(open(budget, "f").place.grow(20)).toBe(false);
  expect(open(budget, "a").place.grow(1)).toBe(false);
  expect(budget.byteCount).toBe(100);
});

test("a body that is worked on holds its bytes until it was answered", () => {
  const budget = new BodyBudget({ mostBytes: 50, mostBytesOfOne: 40 });
  const first = open(budget, "a");
  first.place.grow(40);
  first.place.finish();
  const second = open(budget, "b");
  expect(second.place.grow(11)).toBe(false);
  expect(first.state.hasLostPlace).toBe(false);
  first.place.release();
  expect(open(budget, "b").place.grow(11)).toBe(true);
});
