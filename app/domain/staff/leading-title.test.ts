import { expect, test } from "vitest";
import { isLeadingTitle } from "./leading-title.ts";

test.each([
  ["Sales manager", true],
  ["General Manager", true],
  ["Gerente de ventas", true],
  ["Director, service", true],
  ["Sales consultant", false],
  ["Master technician", false],
  ["Asesora de servicio", false],
  ["Management trainee", false],
  ["", false],
])("%j says that its holder leads: %s", (title, leads) => {
  expect(isLeadingTitle(title)).toBe(leads);
});
