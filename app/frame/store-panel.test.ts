import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatUnbroken } from "#app/site/page/format.ts";
import { frameCopy } from "./frame-copy.ts";
import { formatHoursLine } from "./store-panel.tsx";

test("hours break at the commas alone, and the long name of a special day anywhere", () => {
  const hours = [
    { days: "Mon – Fri", hours: "9AM - 6PM" },
    { days: "Thanksgiving (Nov 26)", hours: "Closed", isSpecial: true },
  ];
  const t = createTranslator(frameCopy, {}, "en");
  expect(formatHoursLine({ hours }, t).split(" ")).toEqual([
    `${formatUnbroken("Mon – Fri 9AM - 6PM")},`,
    "Thanksgiving",
    "(Nov",
    "26)",
    "Closed",
  ]);
});
