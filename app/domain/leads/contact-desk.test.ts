import { expect, test } from "vitest";
import { STAFF_DEPARTMENTS } from "#app/domain/store-profile/content/staff-member.ts";
import { getContactDepartment, toContactTarget } from "./contact-desk.ts";

test("a message to a department is read by its own people", () => {
  for (const department of STAFF_DEPARTMENTS)
    expect(getContactDepartment(`CONTACT_${toContactTarget(department)}`)).toBe(
      department,
    );
});

test.each(["CONTACT_DEALERSHIP", "CAREERS", null] as const)(
  "sales reads what goes to no department: %s",
  (type) => {
    expect(getContactDepartment(type)).toBe("Sales");
  },
);
