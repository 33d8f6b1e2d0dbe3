import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { findAskedPlan } from "./asked-plan.ts";

const find = (about: string) =>
  findAskedPlan(formPorts().ports.profile, about, "en");

test("a plan is found by its place in the profile, with what it costs at least", () => {
  expect(find("plan-2")).toEqual({
    name: "Tire and wheel coverage",
    price: "$795",
    address: "/vehicle-protection-plans",
  });
});

test("another place is about nothing", () => {
  for (const about of ["plan-0", "plan-99", "offer", ""])
    expect(find(about)).toBeNull();
});
