import { expect, test } from "vitest";
import { findTileOrigin } from "./tile-source.ts";

test("tiles are allowed from their own host and port alone", () => {
  expect(findTileOrigin("https://tiles.example/{z}/{x}/{y}.png?key=1")).toBe(
    "https://tiles.example",
  );
  expect(findTileOrigin("http://localhost:8080/{z}/{x}/{y}.png")).toBe(
    "http://localhost:8080",
  );
});

test("a host of several names is allowed with the name that stands for all of them", () => {
  expect(findTileOrigin("https://{s}.tiles.example/{z}/{x}/{y}.png")).toBe(
    "https://*.tiles.example",
  );
});

test("without tiles nothing is allowed", () => {
  expect(findTileOrigin(null)).toBeNull();
  expect(findTileOrigin("not an address")).toBeNull();
});
