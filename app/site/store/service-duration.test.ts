import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { servicePriceCopy } from "./service-price-copy.ts";
import { sayDuration } from "./service-duration.ts";

const t = createTranslator(servicePriceCopy, {}, "en");

test.each([
  [1, "About 1 minute"],
  [45, "About 45 minutes"],
  [60, "About 1 hour"],
  [90, "About 90 minutes"],
  [120, "About 2 hours"],
])("work of %j minutes is said to take %j", (minutes, expected) => {
  expect(sayDuration(minutes, t)).toBe(expected);
});
