import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { stickerCopy } from "./sticker-copy.ts";
import { sayStickerLine } from "./sticker-line.ts";

const t = createTranslator(stickerCopy, {}, "en");

test("an add-on in the price says that it is required", () => {
  expect(sayStickerLine({ kind: "add-on", name: "Window tint" }, t)).toBe(
    "Window tint, required",
  );
});

test("what every car's price is made of is called by its kind", () => {
  expect(sayStickerLine({ kind: "vehicle", name: null }, t)).toBe("Vehicle");
  expect(sayStickerLine({ kind: "document-fee", name: null }, t)).toBe(
    "Document fee",
  );
});
