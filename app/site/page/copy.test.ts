import { expect, test } from "vitest";
import {
  addDictionary,
  createTranslator,
  defineCopy,
  translateCopy,
} from "./copy.ts";

const copy = defineCopy("list", {
  heading: "Cars in {city}",
  cars: { one: "{count} car", other: "{count} cars" },
});

test("places are filled by name and numbers get thousands separators", () => {
  const t = createTranslator(copy, {}, "en");
  expect(t("heading", { city: "Aurora" })).toBe("Cars in Aurora");
  expect(t("cars", { count: 1234 })).toBe("1,234 cars");
});

test("the plural form follows the count", () => {
  const t = createTranslator(copy, {}, "en");
  expect(t("cars", { count: 1 })).toBe("1 car");
  expect(t("cars", { count: 0 })).toBe("0 cars");
});

test("a profile's words replace ours by namespace and key", () => {
  const t = createTranslator(
    copy,
    { "list.heading": "Trucks of {city}", "list.cars.other": "{count} autos" },
    "en",
  );
  expect(t("heading", { city: "Joliet" })).toBe("Trucks of Joliet");
  expect(t("cars", { count: 2 })).toBe("2 autos");
});

test("a value that ends with a stop gives its own to the end of a sentence", () => {
  const t = createTranslator(
    defineCopy("stops", { open: "{street}. {open}.", more: "{open}…" }),
    {},
    "es",
  );
  expect(
    t("open", { street: "1 Main St.", open: "Abierto hasta las 6 p. m." }),
  ).toBe("1 Main St. Abierto hasta las 6 p. m.");
  expect(t("more", { open: "6 p. m." })).toBe("6 p. m.…");
});

test("a place without a value stays visible instead of vanishing", () => {
  expect(createTranslator(copy, {}, "en")("heading", {})).toBe(
    "Cars in {city}",
  );
});

test("another language has its own sentences and numbers as America writes them, and a profile's words replace them too", () => {
  // The real ones stay as they are: other tests speak them.
  addDictionary("test", [
    translateCopy<typeof copy>("list", {
      heading: { one: "Auto en {city}", other: "Autos en {city}" },
      cars: { one: "{count} auto", other: "{count} autos" },
    }),
  ]);
  const t = createTranslator(copy, {}, "test");
  expect(t("cars", { count: 1 })).toBe("1 auto");
  expect(t("cars", { count: 84_999 })).toBe("84,999 autos");
  expect(createTranslator(copy, {}, "en")("cars", { count: 2 })).toBe("2 cars");
  const own = createTranslator(
    copy,
    { "list.heading": "Hoy en {city}" },
    "test",
  );
  expect(own("heading", { city: "Joliet", count: 2 })).toBe("Hoy en Joliet");
});
