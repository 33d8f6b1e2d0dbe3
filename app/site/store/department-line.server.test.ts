import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { buildServiceLine } from "./department-line.server.ts";

const { ports } = formPorts();
const [first] = ports.profile.stores;

test("whoever needs service is given the service department's telephone and hours, not the store's", () => {
  const line = buildServiceLine(ports, { language: "en" }, "aurora");
  expect(line.phone).toBe(first?.departments.service.phone);
  expect(line.phone).not.toBe(first?.phone);
  expect(line.phoneText).toBe("(630) 555-0143");
  expect(line.openText).toMatch(/^(?:open until|opens) /);
});

test("a store that is not known any more is answered by the first one", () => {
  expect(buildServiceLine(ports, { language: "en" }, "gone").storeId).toBe(
    first?.id,
  );
});
