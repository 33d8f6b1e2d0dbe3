import { expect, test } from "vitest";
import { findStorageProblem } from "./storage-problem.server.ts";

const failing = (code: string) =>
  Object.assign(new Error("it failed"), { code });

test.each([
  ["SQLITE_FULL", "disk of the database is full"],
  ["53100", "disk of the database is full"],
  ["SQLITE_BUSY", "Another import is running"],
  ["SQLITE_BUSY_SNAPSHOT", "Another import is running"],
  ["55P03", "Another import is running"],
  ["SQLITE_READONLY", "cannot be written to"],
  ["SQLITE_IOERR_FSYNC", "disk of the database fails"],
  ["ECONNREFUSED", "cannot be reached"],
  ["57P01", "cannot be reached"],
])("%s is told in words", (code, words) => {
  expect(findStorageProblem(failing(code))).toContain(words);
});

test("several addresses of one host that all fail are one problem", () => {
  const error = new AggregateError([failing("ECONNREFUSED"), failing("X")]);
  expect(findStorageProblem(error)).toContain("cannot be reached");
});

test("a mistake of the program is none of the database's", () => {
  expect(
    findStorageProblem(new TypeError("undefined is not a function")),
  ).toBeNull();
  expect(findStorageProblem(failing("23505"))).toBeNull();
  expect(findStorageProblem("text")).toBeNull();
});
