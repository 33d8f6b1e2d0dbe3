import { expect, test } from "vitest";
import {
  DRAWINGS_FOLDER,
  DRAWINGS_VERSION,
  parseDrawingPath,
  SILHOUETTES_PATH,
} from "./drawings-folder.ts";

test("only the address of today's version holds one drawing forever", () => {
  expect(parseDrawingPath(`${DRAWINGS_FOLDER}suvs-red-1.svg`)).toEqual({
    name: "suvs-red-1.svg",
    isLasting: true,
  });
  expect(parseDrawingPath(SILHOUETTES_PATH)).toEqual({
    name: "bodystyles.svg",
    isLasting: true,
  });
});

test.each([
  ["/img/v/suvs-red-1.svg", "suvs-red-1.svg"],
  ["/img/v/0123abcd/suvs-red-1.svg", "suvs-red-1.svg"],
  ["/img/v/bodystyles.svg", "bodystyles.svg"],
  ["/img/bodystyles.svg", "bodystyles.svg"],
])("%s, the address of another version, has today's drawing", (path, name) => {
  expect(parseDrawingPath(path)).toEqual({ name, isLasting: false });
});

test.each([
  "/img/v/",
  `/img/v/${DRAWINGS_VERSION}`.slice(0, -1) + "/suvs-red-1.svg",
  `${DRAWINGS_FOLDER}${DRAWINGS_VERSION}/suvs-red-1.svg`,
  "/img/v/../suvs-red-1.svg",
  "/img/suvs-red-1.svg",
  "/img/p/1HGCM82633A004352/0-0123456789ab-640.jpg",
])("%s is no address of a drawing", (path) => {
  expect(parseDrawingPath(path)).toBeNull();
});
