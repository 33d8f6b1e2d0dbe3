import { expect, test } from "vitest";
import { tileOrigin } from "./tile-source.ts";

test("tiles are allowed from their own host and port alone", () => {
  expect(tileOrigin("https://tiles.example/{z}/{x}/{y}.png?key=1")).toBe(
    "https://tiles.example",
  );
  expect(tileOrigin("http://localhost:8080/{z}/{x}/{y}.png")).toBe(
    "http://localhost:8080",
  );
});

test("a host of several names is allowed with the name that stands for all of them", () => {
  expect(tileOrigin("https://{s}.tiles.example/{z}/{x}/{y}.png")).toBe(
    "https://*.tiles.example",
  );
});

test("without tiles nothing is allowed", () => {
  expect(tileOrigin(null)).toBeNull();
  expect(tileOrigin("not an address")).toBeNull();
});
