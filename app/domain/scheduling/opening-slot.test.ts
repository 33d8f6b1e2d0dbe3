import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { isAtOpening } from "./opening-slot.ts";

test("the first time of a day is the one at which the department opens", () => {
  const store = getStoreOrFirst("joliet", formPorts().ports.profile);
  const isFirst = (time: string) =>
    isAtOpening(
      { kind: "service", startMs: Date.parse(`2026-11-24T${time}:00-06:00`) },
      store,
    );
  expect([isFirst("09:00"), isFirst("09:30"), isFirst("16:30")]).toEqual([
    true,
    false,
    false,
  ]);
});
